import { sql } from "kysely";

import { openingHours } from "../../../schemas/fields/opening-hours.ts";
import { defaultLocale, type Localized } from "../../../schemas/locale.ts";
import { readFreeHours } from "./free-hours.ts";
import { readTexts } from "../json-text.ts";
import type { Migration } from "./migration.ts";

/** Opening hours were a text per language; what can be read of them as hours is hours now, the rest their remark. */
export const structuredHours: Migration = {
  name: "038-opening-hours",
  statements: () => [],
  async rows(transaction) {
    const { asText } = openingHours({ label: {} });
    const { rows } = await sql<{ type: string; value: string | null }>`
      select type, value from parameter where type like ${"OPENING\\_HOURS\\_%"} escape '\\'`.execute(transaction);
    for (const { type, value } of rows) {
      if (value === null || value === "") continue;
      const text = asText?.format(readFreeHours(textsOf(value))) ?? null;
      await sql`update parameter set value = ${text} where type = ${type}`.execute(transaction);
    }
  },
};

/** As it was stored: JSON of the languages, or the default language's words. */
function textsOf(value: string): Localized<string> {
  const texts = value.startsWith("{") ? readTexts(value) : {};
  return Object.keys(texts).length > 0 ? texts : { [defaultLocale]: value };
}

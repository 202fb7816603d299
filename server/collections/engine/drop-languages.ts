import { sql } from "kysely";

import { isRecord } from "#schemas/fields/check.ts";
import type { RecordValues } from "#schemas/collections/collection.ts";
import { defaultLocale, locales } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";

import type { CollectionSource } from "./source.ts";

/** Removes the texts of a row in languages in which its record says nothing any more: save commands lay texts over what is there. */
export async function dropLanguages(
  { collection: { fields }, listing: { texts } }: Pick<CollectionSource, "collection" | "listing">,
  row: number,
  values: RecordValues,
): Promise<void> {
  if (!texts || texts.isAnothers) return;
  const localized = Object.keys(fields).filter((name) => fields[name]?.localized);
  const silent = locales.filter(
    (locale) => locale !== defaultLocale && localized.every((name) => !isSaid(values[name], locale)),
  );
  for (const locale of silent)
    await sql`delete from ${sql.table(texts.table)} where ${sql.ref(texts.row)} = ${row} and locale = ${locale}`.execute(
      database(),
    );
}

function isSaid(value: unknown, locale: string): boolean {
  return isRecord(value) && Object.hasOwn(value, locale) && value[locale] !== "";
}

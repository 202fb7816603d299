import { isSafeUrl } from "#schemas/fields/link-target.ts";
import { type Locale, inLocale } from "#schemas/locale.ts";
import type { Parameter } from "#schemas/site/parameter.ts";
import { parameters } from "#schemas/site/parameters/catalogue.ts";
import type { ParameterDefinition } from "#schemas/site/parameters/define-parameter.ts";
import { textInLocale } from "#schemas/site/parameters/parse-value.ts";
import { database } from "#server/db/context.ts";
import { keptFact } from "#server/db/kept-fact.ts";
import { prepared } from "#server/db/prepared.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

import { shownSettings } from "../engine/shown.ts";

/** The parameters that leave the server (GET /parameter), labels and localized values in one language. */
export async function listParameters(locale: Locale): Promise<readonly Parameter[]> {
  const values = await parameterValues();
  return parameters.flatMap((definition, index) => {
    if (!definition.public) return [];
    const { type, kind, label } = definition;
    const value = shownValue(definition, values[type] ?? null, locale);
    return [{ id: index + 1, type, kind, label: inLocale(label, locale) ?? type, value }];
  });
}

/**
 * Every parameter of the catalogue by its type, its default where the estate has set nothing. Localized
 * ones are JSON text of all languages (`textInLocale` reads them). Public or not: for the server only.
 */
export async function parameterValues(): Promise<Readonly<Record<string, string | null>>> {
  return shownSettings()?.parameters ?? (await keptValues());
}

const keptValues = keptFact("parameter", async () => {
  const rows = await allValues({});
  const stored = new Map(rows.map(({ type, value }) => [type, value]));
  const values: Record<string, string | null> = Object.fromEntries(
    parameters.map(({ type, kind, initial }) => {
      const value = stored.has(type) ? (stored.get(type) ?? null) : initial;
      // Checked again: an older version or another hand may have stored it.
      return [type, kind === "LINK" && value && !isSafeUrl(value) ? "" : value];
    }),
  );
  return Object.freeze(values);
});

const allValues = prepared(() => database().selectFrom("parameter").select(["type", "value"]));

function shownValue(definition: ParameterDefinition, text: string | null, locale: Locale): string | null {
  // Deliberately none; `textInLocale` would answer with the default.
  if (text === null) return null;
  const value = textInLocale(definition, text, locale);
  return value !== null && definition.field.kind === "rich-text" ? cleanHtml(value) : value;
}

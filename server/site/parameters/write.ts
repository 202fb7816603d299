import { under } from "#schemas/fields/check.ts";
import { ok, type Result } from "#schemas/result.ts";
import { findParameter } from "#schemas/site/parameters/catalogue.ts";
import type { ParameterDefinition } from "#schemas/site/parameters/define-parameter.ts";
import { formatValue, parseValue } from "#schemas/site/parameters/parse-value.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import { command } from "#server/db/command.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

/** Sets a parameter from its text form. Empty text: none; null: back to the catalogue's default. */
export async function setParameter(type: string, text: string | null): Promise<Result<string | null, Refusal>> {
  const definition = findParameter(type);
  if (!definition) return refuse("not-found", "missing.parameter", { values: { type } });
  if (text === null) return await unset(type);
  const parsed = parseValue(definition, text);
  if (!parsed.ok) return refuseInput(under(type, parsed.error));
  const value = formatValue(definition, cleaned(definition, parsed.value));
  return await command(async () => {
    await database()
      .insertInto("parameter")
      .values({ type, value })
      .onConflict((conflict) => conflict.column("type").doUpdateSet({ value }))
      .execute();
    dropTags("parameter");
    return ok(value);
  });
}

async function unset(type: string): Promise<Result<null, Refusal>> {
  return await command(async () => {
    await database().deleteFrom("parameter").where("type", "=", type).execute();
    dropTags("parameter");
    return ok(null);
  });
}

/** Rich text is cleaned on its way in, in every language. */
function cleaned({ field }: ParameterDefinition, value: unknown): unknown {
  if (field.kind !== "rich-text") return value;
  if (typeof value === "string") return cleanHtml(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([locale, html]) => [locale, typeof html === "string" ? cleanHtml(html) : html]),
  );
}

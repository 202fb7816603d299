import { ok, type Result } from "#schemas/result.ts";
import { findParameter } from "#schemas/site/parameters/catalogue.ts";
import { formatValue, parseValue } from "#schemas/site/parameters/parse-value.ts";
import { database, dropTags } from "#server/db/context.ts";
import { command, refuse, type Refusal } from "#server/db/refusal.ts";

/** Sets a parameter from its text form; null goes back to the catalogue's default. */
export async function setParameter(type: string, text: string | null): Promise<Result<string | null, Refusal>> {
  const definition = findParameter(type);
  if (!definition) return refuse("not-found", `There is no parameter ${type}`);
  if (text === null) return await unset(type);
  const parsed = parseValue(definition, text);
  if (!parsed.ok) return refuse("invalid", parsed.error, [{ key: type, error: parsed.error }]);
  const formatted = formatValue(definition, parsed.value);
  if (!formatted.ok) return refuse("invalid", formatted.error, [{ key: type, error: formatted.error }]);
  const value = formatted.value;
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

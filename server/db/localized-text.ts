import { sql, type RawBuilder } from "kysely";

/*
 * Every resource's texts stand in a table of their own, a row per language. Queries join it twice:
 * as `here` for the language asked for, as `fallback` for the default one, which every row has.
 */

/** A text column in the language asked for, or in the default one when it is missing there (design §2). */
export function localized(column: string): RawBuilder<string> {
  return sql<string>`coalesce(nullif(${sql.ref(`here.${column}`)}, ''), ${sql.ref(`fallback.${column}`)})`;
}

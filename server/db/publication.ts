import { sql } from "kysely";

import type { ListQuery } from "#schemas/contract/list-query.ts";

import { database, now } from "./context.ts";
import type { Row, Tables } from "./tables.ts";
import { recordValidUntil } from "./tags.ts";

/** The columns of a table that can hold an instant. */
type InstantColumn<Table extends keyof Tables> = {
  [Column in keyof Row<Table>]: Row<Table>[Column] extends number ? Column : never;
}[keyof Row<Table>] &
  string;

/** Says of what is being read that it is old as soon as the table's next scheduled row comes out: at `column`. */
export async function recordNextPublication<Table extends keyof Tables>(
  table: Table,
  column: InstantColumn<Table>,
): Promise<void> {
  const instant = sql.ref<number>(column);
  const { rows } = await sql<{ next: number | null }>`
    select min(${instant}) as next from ${sql.table(table)} where ${instant} > ${now()}`.execute(database());
  const next = rows[0]?.next ?? null;
  if (next !== null) recordValidUntil(next);
}

/** What comes out is listed newest first, unless the query says otherwise. */
export function newestFirst(query: ListQuery): ListQuery {
  if (query.orderBy.length > 0) return query;
  return {
    ...query,
    orderBy: [
      { column: "date", direction: "desc" },
      { column: "id", direction: "desc" },
    ],
  };
}

import { sql } from "kysely";

import { currentDatabase, database } from "#server/db/context.ts";
import type { Tables } from "#server/db/tables.ts";

/**
 * Called after a row was inserted with an id of its own (the demo estate does): PostgreSQL's counter
 * doesn't see such ids and would give them out again. SQLite looks for itself.
 */
export async function keepIdsAhead(table: keyof Tables): Promise<void> {
  if (currentDatabase().engine === "sqlite") return;
  await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    database(),
  );
}

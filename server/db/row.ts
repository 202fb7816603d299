import { sql } from "kysely";

import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";

import { command } from "./command.ts";
import { database, dropTags } from "./context.ts";
import { isRowId } from "./row-id.ts";
import type { TableWithId } from "./write-row.ts";

/** Tells whether a table has a row with this id. */
export async function rowExists(table: TableWithId, id: number): Promise<boolean> {
  if (!isRowId(id)) return false;
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id}`.execute(database());
  return rows.length > 0;
}

interface Removal {
  /** What is said of an id that no row has. */
  readonly missing: ServerMessageKey;
  /** What pages were made of that showed it. */
  readonly tags: readonly string[];
}

/** A command that removes the row with an id, and all that only belongs to it. */
export async function removeRow(
  table: TableWithId,
  id: number,
  { missing, tags }: Removal,
): Promise<Result<null, Refusal>> {
  return await command(async () => {
    if (!(await rowExists(table, id))) return refuse("not-found", missing, { values: { id } });
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(database());
    dropTags(...tags);
    return ok(null);
  });
}

import { sql } from "kysely";

import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";

import { command } from "./command.ts";
import { database, dropTags } from "./context.ts";
import { isRowId } from "./row-id.ts";
import type { Tables } from "./tables.ts";
import type { TableWithId } from "./write-row.ts";

/** Tells whether a table has a row with this id. */
export async function rowExists(table: TableWithId, id: number): Promise<boolean> {
  if (!isRowId(id)) return false;
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id}`.execute(database());
  return rows.length > 0;
}

interface Removal<Table extends TableWithId> {
  /** The column that tells the row; its id unless said otherwise. */
  readonly key?: keyof Tables[Table] & string;
  /** What is said, with the key and its value, when there is no such row. */
  readonly missing: ServerMessageKey;
  /** What pages were made of that showed it. */
  readonly tags: readonly string[];
}

/** A command that removes the row with an id, or with another key, and all that only belongs to it. */
export async function removeRow<Table extends TableWithId>(
  table: Table,
  value: number | string,
  { key = "id", missing, tags }: Removal<Table>,
): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const gone = typeof value === "number" && !isRowId(value) ? 0 : await deleteWhere(table, key, value);
    if (gone === 0) return refuse("not-found", missing, { values: { [key]: value } });
    dropTags(...tags);
    return ok(null);
  });
}

async function deleteWhere(table: TableWithId, key: string, value: number | string): Promise<number> {
  const gone = sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${value} returning id`;
  return (await gone.execute(database())).rows.length;
}

import { sql } from "kysely";

import { writingAt } from "./constraint.ts";
import { currentDatabase, database } from "./context.ts";
import type { NewRow, Tables } from "./tables.ts";

/** Tables whose rows have an id of their own. */
export type TableWithId = {
  [Table in keyof Tables]: Tables[Table] extends { id: unknown } ? Table : never;
}[keyof Tables];

/** Inserts a row, or replaces the columns of one that exists; gives its id. An `id` that is new is used as it is. */
export async function writeRow<Table extends TableWithId>(
  table: Table,
  place: { readonly id: number | undefined; readonly exists: boolean },
  row: Omit<NewRow<Table>, "id">,
): Promise<number> {
  const { id, exists } = place;
  if (id === undefined || !exists) return await insertRow(table, id, row);
  const changes = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id}`.execute(database());
  return id;
}

/**
 * Replaces all rows of a table that belong to one owner: its texts, pictures, tags. `called` is what the caller calls them:
 * what a constraint refuses of one is told at its index.
 */
export async function replaceRows<Table extends keyof Tables>(
  table: Table,
  owner: keyof Tables[Table] & string,
  id: number,
  rows: readonly NewRow<Table>[],
  called?: string,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(database());
  for (const [index, row] of rows.entries()) {
    const work = () => insert(table, Object.entries(row));
    await (called === undefined ? work() : writingAt(`${called}.${index}`, work));
  }
}

async function insertRow(table: TableWithId, id: number | undefined, row: object): Promise<number> {
  const own: [string, unknown][] = id === undefined ? [] : [["id", id]];
  const inserted = await insert(table, [...own, ...Object.entries(row)], sql`returning id`);
  if (id !== undefined) await keepIdsAhead(table);
  return inserted?.id ?? 0;
}

async function insert(table: keyof Tables, entries: readonly (readonly [string, unknown])[], suffix = sql``) {
  const columns = sql.join(entries.map(([column]) => sql.ref(column)));
  const values = sql.join(entries.map(([, value]) => value));
  const statement = sql<{ id: number }>`insert into ${sql.table(table)} (${columns}) values (${values}) ${suffix}`;
  const { rows } = await statement.execute(database());
  return rows[0];
}

/**
 * After an insert with an id of its own (the demo estate's): PostgreSQL's counter doesn't see such ids
 * and would give them out again. SQLite looks for itself.
 */
async function keepIdsAhead(table: TableWithId): Promise<void> {
  if (currentDatabase().engine === "sqlite") return;
  const counter = sql`pg_get_serial_sequence(${`"${table}"`}, 'id')`;
  await sql`select setval(${counter}, (select max(id) from ${sql.table(table)}))`.execute(database());
}

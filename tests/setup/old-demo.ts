import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { sql, type Kysely } from "kysely";

import type { Engine } from "#server/db/migrations/migration.ts";

/** The rows of a demo estate that a program of the first six migrations made: table, row. */
const rows = gunzipSync(readFileSync(join(import.meta.dirname, "old-demo.jsonl.gz")))
  .toString()
  .split("\n")
  .map((line) => JSON.parse(line) as readonly [string, Readonly<Record<string, string | number | null>>]);

/** Fills a database of the first six migrations with the demo estate as it was. */
export async function fillOldDemo(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Rows come in the order of their ids, some before what they refer to.
  await pragma(db, engine, "off");
  for (const [table, row] of rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
  }
  if (engine === "postgres") await countOn(db);
  await pragma(db, engine, "on");
}

async function pragma(db: Kysely<unknown>, engine: Engine, state: "on" | "off"): Promise<void> {
  if (engine === "sqlite") await sql.raw(`pragma foreign_keys = ${state}`).execute(db);
  else await sql.raw(`set session_replication_role = ${state === "on" ? "origin" : "replica"}`).execute(db);
}

/** PostgreSQL's counters don't see ids that rows bring. */
async function countOn(db: Kysely<unknown>): Promise<void> {
  for (const table of new Set(rows.flatMap(([name, row]) => ("id" in row && name !== "site" ? [name] : [])))) {
    const statement = `select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`;
    await sql.raw(statement).execute(db);
  }
}

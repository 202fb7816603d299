import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { Kysely, sql, type Transaction } from "kysely";
import pg from "pg";

import { checkedPostgresDialect, typeParser } from "#server/db/dialect/postgres-dialect.ts";
import { nodeSqliteDialect } from "#server/db/dialect/sqlite-dialect.ts";
import { applyMigrations, makeRecord } from "#server/db/migrate.ts";
import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { engineWords, type Engine, type Migration } from "#server/db/migrations/migration.ts";
import { tablesOf } from "#server/db/migrations/tables-of.ts";
import { isServedOnPostgres, isServedOnSqlite, takeMark } from "#server/db/serving-mark.ts";

import type { SitePlace } from "./snapshot.ts";

/** A site's database on a connection that waits as long as it must. */
export interface RestoreTarget {
  readonly engine: Engine;
  readonly db: Kysely<unknown>;
  /** Takes the site for this restore until `close`, or until the process dies; false when another restore has it. */
  lock(): Promise<boolean>;
  /** Tells whether a process serves the site. */
  isServed(transaction: Transaction<unknown>): Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds that a restore waits for whoever writes to the site. */
const longestWait = 60_000;

/** Any number; on PostgreSQL the lock of the one restore of a site. */
const restoringLock = 736_203;

/** Opens a site's database without migrating it; an embedded one that isn't there is made. */
export function openTarget({ url, dataDir }: SitePlace): RestoreTarget {
  if (url !== undefined) {
    const types = { getTypeParser: typeParser };
    const pool = new pg.Pool({ connectionString: url, max: 1, keepAlive: true, types });
    // An error comes out of the query that meets it; without a listener it would end the process as well.
    pool.on("error", () => undefined);
    const db = new Kysely<unknown>({ dialect: checkedPostgresDialect(pool) });
    // A connection of its own: the pool closes one that rests while files are moved, and with it the lock would go.
    const holder = new pg.Client({ connectionString: url, keepAlive: true });
    holder.on("error", () => undefined);
    return {
      engine: "postgres",
      db,
      lock: async () => {
        await holder.connect();
        const { rows } = await holder.query("select pg_try_advisory_lock($1) as free", [restoringLock]);
        return rows[0]?.free === true;
      },
      isServed: isServedOnPostgres,
      close: async () => {
        await holder.end();
        await db.destroy();
      },
    };
  }
  mkdirSync(dataDir, { recursive: true });
  const handle = new DatabaseSync(join(dataDir, "site.sqlite"), { timeout: 20, enableForeignKeyConstraints: false });
  handle.exec("pragma journal_mode = wal; pragma synchronous = full");
  const db = new Kysely<unknown>({ dialect: nodeSqliteDialect(handle, { random: Math.random, longestWait }) });
  const mark = new DatabaseSync(join(dataDir, "restoring.lock"), { timeout: 0 });
  return {
    engine: "sqlite",
    db,
    lock: async () => takeMark(mark),
    isServed: async () => isServedOnSqlite(dataDir),
    close: async () => {
      mark.close();
      await db.destroy();
    },
  };
}

/** Tells whether the restore that began at an instant was committed: all that it applied has that instant. */
export async function wasRestoredAt(transaction: Transaction<unknown>, engine: Engine, at: number): Promise<boolean> {
  if (!(await existingTables(transaction, engine)).has("migration")) return false;
  const { rows } = await sql`select 1 from migration where applied_at = ${at} limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Tells whether somebody has made something of the site: a page or an account. */
export async function isInUse(transaction: Transaction<unknown>, engine: Engine): Promise<boolean> {
  const there = await existingTables(transaction, engine);
  for (const table of ["page", "user"].filter((name) => there.has(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Drops all of the site's tables and makes those of some migrations, empty. References are not checked until `finish`. */
export async function makeEmpty(
  transaction: Transaction<unknown>,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<void> {
  const there = await existingTables(transaction, engine);
  for (const table of [...tablesOf(allMigrations), "migration"].filter((name) => there.has(name))) {
    await sql.raw(`drop table "${table}"${engine === "postgres" ? " cascade" : ""}`).execute(transaction);
  }
  await makeRecord(transaction, engine);
  await applyMigrations(transaction, { engine, migrations, now: 0 });
  if (engine === "postgres") await alterReferences(transaction, "deferrable initially deferred");
  // A migration may bring rows of its own: the backup has them, or what became of them.
  for (const table of tablesOf(migrations).toReversed()) {
    await sql`delete from ${sql.table(table)}`.execute(transaction);
  }
}

/** After all rows are there: checks what refers to what, counts ids on from the highest, and applies newer migrations. */
export async function finish(
  transaction: Transaction<unknown>,
  engine: Engine,
  { applied, newer, now }: { applied: readonly Migration[]; newer: readonly Migration[]; now: number },
): Promise<void> {
  if (engine === "postgres") {
    await sql`set constraints all immediate`.execute(transaction);
    await alterReferences(transaction, "not deferrable");
    for (const table of await countedTables(transaction, tablesOf(applied))) {
      for (const statement of engineWords.postgres.keepIdsAhead(table)) await sql.raw(statement).execute(transaction);
    }
  } else {
    const { rows } = await sql`pragma foreign_key_check`.execute(transaction);
    if (rows.length > 0) throw new Error("Rows of the backup refer to rows that it doesn't have");
  }
  await sql`update migration set applied_at = ${now}`.execute(transaction);
  await applyMigrations(transaction, { engine, migrations: newer, now });
  // Whoever serves the site keeps nothing of what was there.
  if (engine === "postgres") await sql`select pg_notify('dropped_tags', 'restored')`.execute(transaction);
}

async function existingTables(transaction: Transaction<unknown>, engine: Engine): Promise<ReadonlySet<string>> {
  const query =
    engine === "sqlite"
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string;
        }>`select table_name as name from information_schema.tables where table_schema = current_schema()`;
  const { rows } = await query.execute(transaction);
  return new Set(rows.map(({ name }) => name));
}

async function alterReferences(transaction: Transaction<unknown>, how: string): Promise<void> {
  const { rows } = await sql<{ owner: string; name: string }>`
    select conrelid::regclass::text as owner, conname as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(transaction);
  for (const { owner, name } of rows) {
    await sql.raw(`alter table ${owner} alter constraint "${name}" ${how}`).execute(transaction);
  }
}

async function countedTables(transaction: Transaction<unknown>, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(transaction);
  return rows.map(({ name }) => name).filter((name) => tables.includes(name));
}

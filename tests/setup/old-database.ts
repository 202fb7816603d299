import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { Kysely } from "kysely";
import pg from "pg";

import { checkedPostgresDialect } from "#server/db/dialect/postgres-dialect.ts";
import { nodeSqliteDialect } from "#server/db/dialect/sqlite-dialect.ts";
import { migrate } from "#server/db/migrate.ts";
import type { Engine, Migration } from "#server/db/migrations/migration.ts";

import type { DatabasePlace } from "./engines.ts";

/** Makes the database of a place what an older program left: only these migrations, and what `fill` writes. */
export async function makeOldDatabase(
  place: DatabasePlace,
  migrations: readonly Migration[],
  fill: (db: Kysely<unknown>, engine: Engine) => Promise<void> = async () => {},
): Promise<void> {
  const engine: Engine = place.url ? "postgres" : "sqlite";
  const db = place.url ? await emptyPostgres(place.url) : emptySqlite(place.dataDir);
  await migrate(db, { engine, migrations, now: 0 });
  await fill(db, engine);
  await db.destroy();
}

function emptySqlite(dataDir: string): Kysely<unknown> {
  for (const end of ["", "-wal", "-shm"]) rmSync(join(dataDir, `site.sqlite${end}`), { force: true });
  const handle = new DatabaseSync(join(dataDir, "site.sqlite"));
  return new Kysely({ dialect: nodeSqliteDialect(handle, { random: () => 0 }) });
}

/** Without a limit of time, and on one connection. */
async function emptyPostgres(url: string): Promise<Kysely<unknown>> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await pool.query("drop schema public cascade; create schema public");
  return new Kysely({ dialect: checkedPostgresDialect(pool) });
}

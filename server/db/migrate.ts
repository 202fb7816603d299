import { sql, type Kysely, type QueryExecutorProvider } from "kysely";

import { DatabaseError } from "./database-error.ts";
import { engineWords, type Engine, type Migration } from "./migrations/migration.ts";

/** Any number; processes of this product that migrate at once meet on it (PostgreSQL only). */
const migrationLock = 736_201;

/**
 * Brings the database up to the code, in one transaction: all missing migrations or none (reliability
 * Throws a DatabaseError when the database knows migrations that the code doesn't.
 */
export async function migrate<Schema>(
  writer: Kysely<Schema>,
  engine: Engine,
  migrations: readonly Migration[],
  now: number,
): Promise<void> {
  await writer.transaction().execute(async (trx) => {
    if (engine === "postgres") await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
    const words = engineWords[engine];
    await run(
      trx,
      `create table if not exists migration (name ${words.text} primary key, applied_at ${words.instant} not null ${words.end}`,
    );
    const applied = await appliedNames(trx);
    refuseNewer(applied, migrations);
    for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
      for (const statement of migration.statements(words)) await run(trx, statement);
      await sql`insert into migration (name, applied_at) values (${migration.name}, ${now})`.execute(trx);
    }
  });
}

async function appliedNames(trx: QueryExecutorProvider): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !known.has(name)).toSorted();
  if (unknown.length === 0) return;
  throw new DatabaseError(
    `The database is newer than this program: it has the migrations ${unknown.join(", ")}. ` +
      "Start the version that made it, or restore a backup from before.",
  );
}

/** Statements of migrations are our own text, never built from data. */
async function run(trx: QueryExecutorProvider, statement: string): Promise<void> {
  await sql.raw(statement).execute(trx);
}

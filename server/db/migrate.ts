import { sql, type Kysely, type QueryExecutorProvider } from "kysely";

import { DatabaseError } from "./database-error.ts";
import { engineWords, type Engine, type Migration } from "./migrations/migration.ts";

/** Any number; processes of this product that migrate at once meet on it (PostgreSQL only). */
const migrationLock = 736_201;

export interface MigrationOptions {
  readonly engine: Engine;
  readonly migrations: readonly Migration[];
  /** Milliseconds since 1970, recorded with what is applied. */
  readonly now: number;
  /** Asked before a database that is in use already is changed: a message says why it may not be. */
  readonly objection?: (transaction: QueryExecutorProvider) => Promise<string | null>;
}

/**
 * Brings the database up to the code, in one transaction: all missing migrations or none (reliability
 * R-27), and gives their names. Processes that start at once wait for the one that migrates, however long
 * it takes. Throws a DatabaseError when the database knows migrations that the code doesn't, or when there
 * is an objection.
 */
export async function migrate<Schema>(writer: Kysely<Schema>, options: MigrationOptions): Promise<readonly string[]> {
  const { engine, migrations, now } = options;
  return await writer.transaction().execute(async (trx) => {
    if (engine === "postgres") await waitForOthers(trx);
    await makeRecord(trx, engine);
    const applied = await appliedNames(trx);
    refuseNewer(applied, migrations);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    const objection = missing.length > 0 && applied.size > 0 ? await options.objection?.(trx) : null;
    if (objection) throw new DatabaseError(objection);
    await applyMigrations(trx, { engine, migrations: missing, now });
    return missing.map(({ name }) => name);
  });
}

/** Makes the table of what has been applied, where there is none. */
export async function makeRecord(trx: QueryExecutorProvider, engine: Engine): Promise<void> {
  const { text, instant, end } = engineWords[engine];
  await run(
    trx,
    `create table if not exists migration (name ${text} primary key, applied_at ${instant} not null ${end}`,
  );
}

/** Applies migrations in their order and records them. Inside a transaction. */
export async function applyMigrations(
  trx: QueryExecutorProvider,
  { engine, migrations, now }: MigrationOptions,
): Promise<void> {
  for (const migration of migrations) {
    for (const statement of migration.statements(engineWords[engine])) await run(trx, statement);
    await migration.rows?.(trx, now);
    await sql`insert into migration (name, applied_at) values (${migration.name}, ${now})`.execute(trx);
  }
}

/** Neither waiting for another process's migration nor a step over much data is cut short. */
async function waitForOthers(trx: QueryExecutorProvider): Promise<void> {
  for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"]) {
    await run(trx, `set local ${limit} = 0`);
  }
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
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

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { sql, type QueryExecutorProvider } from "kysely";

import { isSqliteBusy } from "./outages.ts";

/*
 * Who serves a site says so by a lock that the operating system (SQLite) or PostgreSQL lets go when the
 * process dies, so that no mark outlives its server: held shared by servers, asked for alone by who wants
 * to know whether there is one.
 */

/** Why a command doesn't migrate, and what to do. */
export const servedMessage =
  "This site is being served by a version that is older than these commands, and its database would have to be " +
  "migrated under it. Stop the server first, or say --migrate to do it now.";

/** Any number; on PostgreSQL the lock of the processes that serve the site. */
const servingLock = 736_202;

/** Statement that marks a PostgreSQL connection as a server's, until it ends. */
export const markServingStatement = `select pg_advisory_lock_shared(${servingLock})`;

/** Tells whether a process serves the site of this PostgreSQL database. Inside a transaction of its own. */
export async function isServedOnPostgres(transaction: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${servingLock}) as free`.execute(
    transaction,
  );
  return rows[0]?.free === false;
}

/** Marks the site of a data directory as served; the function it returns takes the mark away. */
export function markServing(dataDir: string): () => void {
  const handle = openMark(dataDir, 1_000);
  handle.exec("begin; select count(*) from sqlite_master");
  return () => handle.close();
}

/** Tells whether a process serves the site of this data directory. */
export function isServedOnSqlite(dataDir: string): boolean {
  const handle = openMark(dataDir, 0);
  try {
    return !takeMark(handle);
  } finally {
    handle.close();
  }
}

/** Takes a mark, an empty database, for one process alone until it is closed; false when another has it. */
export function takeMark(mark: DatabaseSync): boolean {
  try {
    mark.exec("begin exclusive");
    return true;
  } catch (error) {
    if (isSqliteBusy(error)) return false;
    throw error;
  }
}

/** An empty database of its own: locks on the site's would be in the way of its writers. */
function openMark(dataDir: string, timeout: number): DatabaseSync {
  return new DatabaseSync(join(dataDir, "serving.lock"), { timeout });
}

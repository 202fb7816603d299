import { AsyncLocalStorage } from "node:async_hooks";

import type { Kysely } from "kysely";

import type { Database } from "./database.ts";
import { beginTransaction, type Isolation } from "./isolation.ts";
import { withRetries } from "./retry.ts";
import type { Tables } from "./tables.ts";
import type { DroppedTags } from "./tag-listeners.ts";
import { isTransient } from "./transient.ts";

/*
 * Repositories take neither a database nor a transaction as an argument: they ask `database()`, so
 * that a query can't run on the wrong connection inside a transaction (on one writer connection it
 * would wait for itself for ever).
 *
 * The database itself comes from `runWithDatabase` or, outside one, from `provideDatabase`. A server
 * provides it once, because an async context does not reliably reach the callbacks of sockets that
 * were opened before it. Tests run two databases side by side with `runWithDatabase`, and what
 * `provideDatabase` returns takes the database away again, so nothing leaks from test to test.
 */

interface Context {
  readonly database: Database;
  readonly transaction: OpenTransaction | null;
}

interface Drops {
  readonly tags: Set<string>;
  all: boolean;
}

interface OpenTransaction {
  readonly connection: Kysely<Tables>;
  readonly isolation: Isolation;
  readonly drops: Drops;
  /** Set when something inside failed: even a caller that swallows the failure can't commit half of it. */
  failure: { readonly error: unknown } | null;
}

const contexts = new AsyncLocalStorage<Context>();
const provided: Database[] = [];

/** Makes `db` the process's database; the function it returns takes it away again. */
export function provideDatabase(db: Database): () => void {
  provided.push(db);
  return () => {
    const place = provided.lastIndexOf(db);
    if (place >= 0) provided.splice(place, 1);
  };
}

/** Runs `work` with `db`, whatever the process's database is. */
export function runWithDatabase<T>(db: Database, work: () => T): T {
  return contexts.run({ database: db, transaction: null }, work);
}

/** The opened database of this context. Throws when none was provided. */
export function currentDatabase(): Database {
  const found = contexts.getStore()?.database ?? provided.at(-1);
  if (!found) throw new Error("No database: call provideDatabase(db) or runWithDatabase(db, …) first");
  return found;
}

/** The connection to query: the transaction of this context, else the reader, which refuses to write. */
export function database(): Kysely<Tables> {
  return contexts.getStore()?.transaction?.connection ?? currentDatabase().reader;
}

/** The current database's clock, in milliseconds since 1970. */
export function now(): number {
  return currentDatabase().clock.now();
}

export interface TransactionOptions {
  /**
   * `serializable`, unless said otherwise: what `work` read is still so when it commits, so that reading,
   * merging and replacing loses nobody's edit. `read committed` is for hot rows (stock) that are changed by
   * single conditional statements: writers wait for each other instead of beginning anew.
   */
  readonly isolation?: Isolation;
}

/**
 * Runs `work` in a write transaction, or in the one that is already open. It commits when `work`
 * resolves, then tells the listeners of the dropped tags, then resolves; it rolls back when `work`
 * rejects. A failure inside a nested call dooms the whole transaction, even when it is caught.
 * Where others get in its way, `work` runs anew, a few times; then it throws DatabaseBusy. So `work` has
 * no effects outside the database, and no outside I/O: on SQLite every other writer waits for it.
 */
export async function inTransaction<T>(work: () => Promise<T>, options: TransactionOptions = {}): Promise<T> {
  const { isolation = "serializable" } = options;
  const open = contexts.getStore()?.transaction;
  if (open) return await joined(open, isolation, work);
  const db = currentDatabase();
  return await withRetries(db.random, (isRetry) => begun(db, { isolation, isRetry }, work));
}

/** Drops tags when the open transaction commits. Throws outside a transaction. */
export function dropTags(...tags: readonly string[]): void {
  const drops = openDrops();
  for (const tag of tags) drops.tags.add(tag);
}

/** Drops every tag when the open transaction commits: for writes that touch everything. */
export function dropAllTags(): void {
  openDrops().all = true;
}

function openDrops(): Drops {
  const open = contexts.getStore()?.transaction;
  if (!open) throw new Error("Tags are dropped inside the transaction that writes");
  return open.drops;
}

async function joined<T>(open: OpenTransaction, isolation: Isolation, work: () => Promise<T>): Promise<T> {
  if (isolation === "serializable" && open.isolation !== isolation) {
    throw new Error("Work that wants serializable isolation can't join a transaction that has less");
  }
  try {
    return await work();
  } catch (error) {
    open.failure ??= { error };
    throw error;
  }
}

async function begun<T>(
  db: Database,
  { isolation, isRetry }: { isolation: Isolation; isRetry: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const drops: Drops = { tags: new Set(), all: false };
  let isUndone = false;
  try {
    return await beginTransaction(db, { isolation, isRetry }, async (connection) => {
      const transaction: OpenTransaction = { connection, isolation, drops, failure: null };
      const value = await contexts.run({ database: db, transaction }, work).catch((error: unknown) => {
        // What follows a failed statement fails with it: the first failure tells more.
        throw transaction.failure && isTransient(transaction.failure.error) ? transaction.failure.error : error;
      });
      refuseDoomed(transaction);
      await db.announce(connection, dropped(drops));
      return value;
    });
  } catch (error) {
    isUndone = isTransient(error);
    throw error;
  } finally {
    // After other failures too: a connection that broke during COMMIT may have committed. Dropping too
    // much costs a render, dropping too little shows old pages.
    if (!isUndone) db.tagListeners.tell(dropped(drops));
  }
}

function dropped({ tags, all }: Drops): DroppedTags {
  return all ? "all" : [...tags];
}

function refuseDoomed({ failure }: OpenTransaction): void {
  if (!failure) return;
  throw new Error("A part of this transaction failed, so none of it can be kept", { cause: failure.error });
}

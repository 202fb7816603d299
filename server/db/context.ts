import { AsyncLocalStorage } from "node:async_hooks";

import type { Kysely } from "kysely";

import { appContext, runWithContext, type AppContext } from "../context.ts";

import type { Database } from "./database.ts";
import { beginTransaction, type Isolation } from "./isolation.ts";
import { withRetries } from "./retry.ts";
import type { Tables } from "./tables.ts";
import type { DroppedTags } from "./tag-listeners.ts";
import { isTransient } from "./outages.ts";

/*
 * Repositories take neither a database nor a transaction as an argument: they ask `database()`, so
 * that a query can't run on the wrong connection inside a transaction (on one writer connection it
 * would wait for itself for ever).
 */

interface Drops {
  readonly tags: Set<string>;
  all: boolean;
}

interface OpenTransaction {
  readonly context: AppContext;
  readonly connection: Kysely<Tables>;
  readonly isolation: Isolation;
  readonly drops: Drops;
  /** Set when something inside failed: even a caller that swallows the failure can't commit half of it. */
  failure: { readonly error: unknown } | null;
}

const transactions = new AsyncLocalStorage<OpenTransaction>();

/** Runs `work` with a database, all else as it is here, and outside of every open transaction. */
export function runWithDatabase<T>(db: Database, work: () => T): T {
  return runWithContext({ ...appContext(), database: db }, work);
}

/** The opened database of this context. */
export function currentDatabase(): Database {
  return appContext().database;
}

/** What time it is, in milliseconds since 1970. */
export function now(): number {
  return appContext().clock.now();
}

/** The connection to query: the transaction of this context, else the reader, which refuses to write. */
export function database(): Kysely<Tables> {
  return openTransaction()?.connection ?? currentDatabase().reader;
}

/** The transaction that this runs in: the context's own, never that of one around it. */
function openTransaction(): OpenTransaction | null {
  const open = transactions.getStore();
  return open?.context === appContext() ? open : null;
}

/** True where reads see what is not yet committed, and nobody else's later writes. */
export function isInTransaction(): boolean {
  return openTransaction() !== null;
}

/**
 * True where reads must be answered by the database itself, and none from what was read before: in a serializable
 * transaction. One that is `read committed` takes each statement's answer as of its own moment; what it changes are hot rows.
 */
export function readsAnew(): boolean {
  return openTransaction()?.isolation === "serializable";
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
  const open = openTransaction();
  if (open) return await joined(open, isolation, work);
  const context = appContext();
  return await withRetries(context.database.random, (isRetry) => begun(context, { isolation, isRetry }, work));
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
  const open = openTransaction();
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
  context: AppContext,
  { isolation, isRetry }: { isolation: Isolation; isRetry: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const db = context.database;
  const drops: Drops = { tags: new Set(), all: false };
  let isUndone = false;
  try {
    return await beginTransaction(db, { isolation, isRetry }, async (connection) => {
      const transaction: OpenTransaction = { context, connection, isolation, drops, failure: null };
      // Entered anew: a driver may call back from a socket that was opened elsewhere.
      const inside = () => transactions.run(transaction, work);
      const value = await runWithContext(context, inside).catch((error: unknown) => {
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
    if (!isUndone) db.tagListeners.emit(dropped(drops));
  }
}

function dropped({ tags, all }: Drops): DroppedTags {
  return all ? "all" : [...tags];
}

function refuseDoomed({ failure }: OpenTransaction): void {
  if (!failure) return;
  throw new Error("A part of this transaction failed, so none of it can be kept", { cause: failure.error });
}

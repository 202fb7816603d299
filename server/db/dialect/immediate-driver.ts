import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";

import { CompiledQuery, SqliteDriver, type DatabaseConnection, type SqliteDatabase } from "kysely";

import { isSqliteBusy } from "../outages.ts";
import { patienceLeft } from "../patience.ts";

import { TransactionKeeper } from "./sqlite-transaction.ts";

export interface DriverParts {
  readonly connection: DatabaseSync;
  readonly database: SqliteDatabase;
  /** A number from 0 to 1. */
  readonly random: () => number;
  /** Milliseconds that a transaction waits for another process's writer before it gives up. */
  readonly longestWait: number;
}

/**
 * Takes the write lock when a transaction begins. Taken later, at its first write, it could fail on
 * what another process wrote since the transaction's first read, and no waiting would mend that.
 */
export class ImmediateDriver extends SqliteDriver {
  readonly #parts: DriverParts;
  #keeper: TransactionKeeper | null = null;

  constructor(parts: DriverParts) {
    super({ database: parts.database });
    this.#parts = parts;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#keeper ??= new TransactionKeeper(await super.acquireConnection(), this.#parts.connection));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await beginImmediate(connection, this.#parts);
    this.#keeper?.begun();
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#keeper?.ended();
  }

  /** What SQLite has rolled back by itself isn't rolled back again: that error would hide the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#keeper?.ended()) await super.rollbackTransaction(connection);
  }
}

/** Waits without holding up the event loop: the connection's own busy timeout sleeps in the thread. */
export async function beginImmediate(
  connection: DatabaseConnection,
  { random, longestWait }: Pick<DriverParts, "random" | "longestWait">,
): Promise<void> {
  const givesUp = performance.now() + Math.min(longestWait, patienceLeft());
  for (;;) {
    try {
      await connection.executeQuery(CompiledQuery.raw("begin immediate"));
      return;
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > givesUp) throw error;
      await delay(5 + random() * 20);
    }
  }
}

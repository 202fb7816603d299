import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";

import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDatabase,
} from "kysely";

import { isSqliteBusy } from "../outages.ts";
import { patienceLeft } from "../patience.ts";

import { parameterValue } from "./parameter-value.ts";
import { sqliteHandle } from "./sqlite-handle.ts";
import { TransactionKeeper } from "./sqlite-transaction.ts";

export interface SqliteDialectOptions {
  /** A number from 0 to 1. */
  readonly random: () => number;
  /** Milliseconds that a transaction waits for another process's writer before it gives up. */
  readonly longestWait?: number;
}

/** Kysely's SQLite dialect on a node:sqlite connection that is already open. */
export function nodeSqliteDialect(
  connection: DatabaseSync,
  { random, longestWait = 5_000 }: SqliteDialectOptions,
): Dialect {
  const database = sqliteHandle(connection);
  const dialect = new SqliteDialect({ database });
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: (): Driver => new ImmediateDriver({ connection, database, random, longestWait }),
    createQueryCompiler: () => new CheckedCompiler(),
  };
}

interface DriverParts extends Required<SqliteDialectOptions> {
  readonly connection: DatabaseSync;
  readonly database: SqliteDatabase;
}

/**
 * Takes the write lock when a transaction begins. Taken later, at its first write, it could fail on
 * what another process wrote since the transaction's first read, and no waiting would mend that.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #parts: DriverParts;
  #keeper: TransactionKeeper | null = null;

  constructor(parts: DriverParts) {
    super({ database: parts.database });
    this.#parts = parts;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#keeper ??= new TransactionKeeper(await super.acquireConnection(), this.#parts.connection));
  }

  /** Waits without holding up the event loop: the connection's own busy timeout sleeps in the thread. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const { random, longestWait } = this.#parts;
    const givesUp = performance.now() + Math.min(longestWait, patienceLeft());
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return this.#keeper?.begun();
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() > givesUp) throw error;
        await delay(5 + random() * 20);
      }
    }
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

class CheckedCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(parameterValue(value));
  }
}

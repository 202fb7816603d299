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

import { isSqliteBusy } from "../transient.ts";

import { parameterValue } from "./parameter-value.ts";
import { sqliteHandle } from "./sqlite-handle.ts";

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
    createDriver: (): Driver => new ImmediateDriver({ database, random, longestWait }),
    createQueryCompiler: () => new CheckedCompiler(),
  };
}

/**
 * Takes the write lock when a transaction begins. Taken later, at its first write, it could fail on
 * what another process wrote since the transaction's first read, and no waiting would mend that.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #random: () => number;
  readonly #longestWait: number;

  constructor({ database, random, longestWait }: Required<SqliteDialectOptions> & { database: SqliteDatabase }) {
    super({ database });
    this.#random = random;
    this.#longestWait = longestWait;
  }

  /** Waits without holding up the event loop: the connection's own busy timeout sleeps in the thread. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const givesUp = performance.now() + this.#longestWait;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return;
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() > givesUp) throw error;
        await delay(5 + this.#random() * 20);
      }
    }
  }
}

class CheckedCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(parameterValue(value));
  }
}

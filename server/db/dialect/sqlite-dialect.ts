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
} from "kysely";

import { parameterValue } from "./parameter-value.ts";
import { sqliteHandle } from "./sqlite-handle.ts";

/** How long a transaction waits for another process's writer before it gives up. */
const longestWait = 5_000;

/** Kysely's SQLite dialect on a node:sqlite connection that is already open. */
export function nodeSqliteDialect(connection: DatabaseSync): Dialect {
  const database = sqliteHandle(connection);
  const dialect = new SqliteDialect({ database });
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: (): Driver => new ImmediateDriver({ database }),
    createQueryCompiler: () => new CheckedCompiler(),
  };
}

/**
 * Takes the write lock when a transaction begins. Taken later, at its first write, it could fail on
 * what another process wrote since the transaction's first read, and no waiting would mend that.
 */
class ImmediateDriver extends SqliteDriver {
  /** Waits without holding up the event loop: the connection's own busy timeout sleeps in the thread. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const givesUp = performance.now() + longestWait;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > givesUp) throw error;
        await delay(5 + Math.random() * 20);
      }
    }
  }
}

class CheckedCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(parameterValue(value));
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}

import type { DatabaseSync } from "node:sqlite";

import { SqliteAdapter, SqliteDialect, SqliteQueryCompiler, type Dialect } from "kysely";

import { GroupingDriver } from "./grouping-driver.ts";
import { ImmediateDriver } from "./immediate-driver.ts";
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
    createDriver: () => new ImmediateDriver({ connection, database, random, longestWait }),
    createQueryCompiler: () => new CheckedCompiler(),
  };
}

/** The same for a connection whose transactions are written together when they come together (ADR 056). */
export function groupingSqliteDialect(
  connection: DatabaseSync,
  { random, longestWait = 5_000 }: SqliteDialectOptions,
): Dialect {
  const database = sqliteHandle(connection);
  return {
    ...nodeSqliteDialect(connection, { random, longestWait }),
    createAdapter: () => new TurnsOfItsOwn(),
    createDriver: () => new GroupingDriver({ connection, database, random, longestWait }),
  };
}

/** The driver lets one at a time work, so that Kysely need not: it would hold a turn until the commit is there. */
class TurnsOfItsOwn extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class CheckedCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(parameterValue(value));
  }
}

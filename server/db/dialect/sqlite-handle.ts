import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Statements kept per connection. Ours are few; the bound only guards against generated ones. */
const keptStatements = 500;

/**
 * Gives a node:sqlite connection the shape that Kysely's SQLite driver expects, and keeps prepared
 * statements: preparing costs more than running a small query.
 */
export function sqliteHandle(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adapt(connection.prepare(sql));
      if (statements.size >= keptStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate() {
      throw new Error("Streaming would hold a kept statement open: read lists in pages");
    },
  };
}

/** The compiler has already checked every value (parameter-value.ts). */
function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

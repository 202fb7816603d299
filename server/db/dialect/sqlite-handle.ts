import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Statements kept per connection. Ours are few; the bound only guards against generated ones. */
const keptStatements = 500;

/** Gives the version of the schema that the connection sees: another one after anybody has changed a table. */
type SchemaVersion = () => unknown;

/**
 * Gives a node:sqlite connection the shape that Kysely's SQLite driver expects, and keeps prepared
 * statements: preparing costs more than running a small query.
 */
export function sqliteHandle(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  let pragma: StatementSync | null = null;
  const schemaVersion: SchemaVersion = () =>
    (pragma ??= connection.prepare("pragma schema_version")).get()?.["schema_version"];
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adapt(connection.prepare(sql), namesColumns(sql) ? null : schemaVersion);
      if (statements.size >= keptStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

/**
 * Whether a statement gives the columns that it names, whatever becomes of its tables. One with a star gives those that
 * there are: it has to ask whether they still are (`count(*)` gives its one).
 */
function namesColumns(sql: string): boolean {
  return !/(?<!\()\*/.test(sql);
}

/** Without a `schemaVersion` the statement's columns stay as they are. */
function adapt(statement: StatementSync, schemaVersion: SchemaVersion | null): SqliteStatement {
  let names = namesOf(statement);
  let version: unknown = null;
  // Rows as node:sqlite makes them are dictionaries: to read one and hand it on takes three times as long as this.
  statement.setReturnArrays(true);
  return {
    reader: names.length > 0,
    all: (parameters) => {
      const rows = statement.all(...bound(parameters));
      if (schemaVersion === null) return rowsOf(rows, names);
      const current = schemaVersion();
      // SQLite has prepared the statement anew by itself if a table was changed meanwhile: it knows its columns now.
      if (current !== version) names = namesOf(statement);
      version = current;
      return rowsOf(rows, names);
    },
    run: (parameters) => statement.run(...bound(parameters)),
    iterate() {
      throw new Error("Streaming would hold a kept statement open: read lists in pages");
    },
  };
}

function namesOf(statement: StatementSync): readonly string[] {
  return statement.columns().map(({ name }) => name);
}

/** Rows by the names of their columns; of two columns of one name the later counts. */
function rowsOf(rows: readonly unknown[], names: readonly string[]): unknown[] {
  return rows.map((row) => {
    const values = row as readonly unknown[];
    const named: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) named[name] = values[index];
    return named;
  });
}

/** The compiler has already checked every value (parameter-value.ts). */
function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

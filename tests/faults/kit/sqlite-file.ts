import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Reads from a site's embedded database beside it, or after it. */
export function inDatabase<Value>(dataDir: string, read: (database: DatabaseSync) => Value): Value {
  const database = new DatabaseSync(join(dataDir, "site.sqlite"), { readOnly: true, timeout: 5_000 });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** Rows of a statement whose columns are texts and numbers. */
export function rowsOf(database: DatabaseSync, statement: string): Readonly<Record<string, unknown>>[] {
  return database.prepare(statement).all() as Readonly<Record<string, unknown>>[];
}

/** `ok`, or what SQLite finds wrong with the file. */
export function integrityOf(dataDir: string): string {
  return inDatabase(dataDir, (database) =>
    [...rowsOf(database, "pragma integrity_check"), ...rowsOf(database, "pragma foreign_key_check")]
      .map((row) => Object.values(row).join(" "))
      .join("; "),
  );
}

/** Who gets the newsletter. */
export function readersIn(dataDir: string): ReadonlySet<string> {
  return inDatabase(
    dataDir,
    (database) =>
      new Set(rowsOf(database, "select email from newsletter_subscription").map(({ email }) => String(email))),
  );
}

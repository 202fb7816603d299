/** A constraint of the database that a write would have broken. */
export interface BrokenConstraint {
  readonly kind: "unique" | "reference" | "check" | "missing";
  /** The columns it is about, as far as the engine tells. */
  readonly columns: readonly string[];
}

/** Reads an engine's error; null when it is something else than a broken constraint. */
export function brokenConstraint(error: unknown): BrokenConstraint | null {
  if (!(error instanceof Error)) return null;
  const sqliteKind = "errcode" in error ? sqliteKinds[Number(error.errcode)] : undefined;
  if (sqliteKind) return { kind: sqliteKind, columns: sqliteColumns(error.message) };
  const postgresKind = "code" in error ? postgresKinds[String(error.code)] : undefined;
  if (postgresKind) return { kind: postgresKind, columns: postgresColumns(error) };
  return null;
}

/** SQLite's extended result codes. */
const sqliteKinds: Readonly<Record<number, BrokenConstraint["kind"]>> = {
  275: "check",
  787: "reference",
  1299: "missing",
  1555: "unique",
  2067: "unique",
  3091: "check",
};

/** PostgreSQL's SQLSTATE codes; 22003 and 22P02 are values that don't fit their column. */
const postgresKinds: Readonly<Record<string, BrokenConstraint["kind"]>> = {
  "23502": "missing",
  "23503": "reference",
  "23505": "unique",
  "23514": "check",
  "22003": "check",
  "22P02": "check",
};

/** From `UNIQUE constraint failed: page_text.locale, page_text.slug`. */
function sqliteColumns(message: string): string[] {
  return [...message.matchAll(/\b[a-z_]+\.([a-z_]+)/g)].map(([, column = ""]) => column);
}

/** From the detail `Key (locale, slug)=(fr_FR, contact) already exists.` or the error's own column. */
function postgresColumns(error: Error): string[] {
  if ("column" in error && typeof error.column === "string") return [error.column];
  const detail = "detail" in error && typeof error.detail === "string" ? error.detail : "";
  const columns = /^Key \(([^)]*)\)=/.exec(detail)?.[1];
  return columns ? columns.split(", ") : [];
}

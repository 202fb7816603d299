/** A constraint of the database that a write would have broken. */
export interface BrokenConstraint {
  readonly kind: "unique" | "reference" | "check" | "missing";
  /** `table.column`, or `.column` where the engine doesn't tell the table; none where it tells nothing. */
  readonly places: readonly string[];
  /** What of the caller's was being written, as `declinations.2`; left out: nobody has said. */
  readonly writing?: string;
}

/** Where each write was that an error came of. */
const written = new WeakMap<Error, string>();

/**
 * Writes a part of what the caller gave, called `place` (`declinations.2`): what a constraint refuses is told there. Within
 * another place it is that one's part.
 */
export async function writingAt<Value>(place: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) written.set(error, [place, written.get(error)].filter(Boolean).join("."));
    throw error;
  }
}

/**
 * What the caller calls the columns whose constraints its input can break: `{ "media.path": "path" }`. A
 * constraint with a name of its own stands as `table.name`. It is the only way from a column to a person.
 */
export type ConstraintKeys = Readonly<Record<string, string>>;

/** Reads an engine's error; null when it is something else than a broken constraint. */
export function brokenConstraint(error: unknown): BrokenConstraint | null {
  if (!(error instanceof Error)) return null;
  const sqliteKind = "errcode" in error ? sqliteKinds[Number(error.errcode)] : undefined;
  const place = written.get(error);
  const writing = place !== undefined && { writing: place };
  if (sqliteKind) return { kind: sqliteKind, places: sqlitePlaces(error.message), ...writing };
  const postgresKind = "code" in error ? postgresKinds[String(error.code)] : undefined;
  if (postgresKind) return { kind: postgresKind, places: postgresPlaces(error), ...writing };
  return null;
}

/**
 * The caller's keys that a broken constraint is about, each once, in the part that was being written. SQLite doesn't say
 * which reference is broken: then it is the only one of that part, or none is named.
 */
export function brokenKeys({ kind, places, writing = "" }: BrokenConstraint, keys: ConstraintKeys): readonly string[] {
  const entries = Object.entries(keys);
  const asked = kind === "reference" && places.length === 0 ? null : places;
  const found = entries.filter(([place, key]) =>
    asked
      ? asked.some((broken) => place === broken || place.endsWith(broken))
      : place.endsWith("_id") && isPartOf(key, writing),
  );
  const named = [...new Set(found.map(([, key]) => placed(key, writing)))];
  return asked || named.length === 1 ? named : [];
}

/** Tells whether a key is of the part that is written, or that part itself. */
function isPartOf(key: string, writing: string): boolean {
  const names = namesOf(writing);
  return writing === "" || key === names || parentOf(key) === names;
}

/** A key within the part that is written: `declinations.reference` in `declinations.2` is `declinations.2.reference`. */
function placed(key: string, writing: string): string {
  if (writing === "" || key === namesOf(writing)) return writing || key;
  return `${writing}.${key.slice(key.lastIndexOf(".") + 1)}`;
}

function namesOf(writing: string): string {
  return writing
    .split(".")
    .filter((part) => !/^\d+$/.test(part))
    .join(".");
}

function parentOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf(".")));
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

/**
 * From `UNIQUE constraint failed: page_text.locale, page_text.slug`, from `CHECK constraint failed: price_cents
 * between 0 and 9`, whose first word is the column or the constraint's name, and from `cannot store REAL value
 * in INTEGER column declination.price_cents`.
 */
function sqlitePlaces(message: string): string[] {
  const check = /^CHECK constraint failed: (\w+)/.exec(message)?.[1];
  if (check !== undefined) return [`.${check}`];
  return [...message.matchAll(/\b[a-z_]+\.[a-z_]+/g)].map(([place]) => place);
}

/** From the error's own fields and the detail `Key (locale, slug)=(fr_FR, contact) already exists.` */
function postgresPlaces(error: Error): string[] {
  const field = (name: string) => {
    const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1];
    return typeof value === "string" ? value : "";
  };
  const table = field("table");
  if (table === "") return [];
  const columns =
    field("column") || /^Key \(([^)]*)\)=/.exec(field("detail"))?.[1] || checked(field("constraint"), table);
  return columns === "" ? [] : columns.split(", ").map((column) => `${table}.${column}`);
}

/** PostgreSQL calls the check of a column `table_column_check`. */
function checked(constraint: string, table: string): string {
  const name = /^(.*)_check\d*$/.exec(constraint)?.[1];
  return name?.startsWith(`${table}_`) ? name.slice(table.length + 1) : constraint;
}

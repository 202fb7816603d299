/*
 * A backup is gzipped text, one JSON value on each line, the same for both engines: what it is; then rows and
 * files, a file as its name and size and then its bytes in parts; then how much there was and the SHA-256 of
 * all lines before. So it is written and read in one go, and a copy that lacks an end is known by that.
 */

export type Column = string | number | null;
export type BackupRow = Readonly<Record<string, Column>>;

/** The first line. */
export interface BackupHead {
  readonly format: typeof backupFormat;
  readonly version: 1;
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
  /** The migrations that its rows are of. */
  readonly migrations: readonly string[];
}

/** How much is in it. */
export interface BackupCounts {
  readonly rows: number;
  readonly files: number;
}

export type BackupRecord =
  | { readonly kind: "head"; readonly head: BackupHead }
  | { readonly kind: "row"; readonly table: string; readonly row: BackupRow }
  | { readonly kind: "file"; readonly path: string; readonly bytes: number }
  | { readonly kind: "part"; readonly bytes: Buffer }
  | { readonly kind: "end"; readonly counts: BackupCounts; readonly sha256: string };

export const backupFormat = "cellardoor-backup";

/** Writes a record as its line, the end of line included. */
export function formatRecord(record: BackupRecord): string {
  return `${JSON.stringify(shortened(record))}\n`;
}

/** Reads a line; null when it is none of a backup. */
export function parseRecord(line: string): BackupRecord | null {
  const value = jsonOf(line);
  if (!Array.isArray(value)) return null;
  const [kind, first, second] = value as unknown[];
  if (kind === "head") return isHead(first) ? { kind, head: first } : null;
  if (kind === "row") return typeof first === "string" && isRow(second) ? { kind, table: first, row: second } : null;
  if (kind === "file") {
    return isFilePath(first) && isCount(second) ? { kind, path: first, bytes: second } : null;
  }
  if (kind === "part") return typeof first === "string" ? { kind, bytes: Buffer.from(first, "base64") } : null;
  if (kind === "end")
    return isCounts(first) && typeof second === "string" ? { kind, counts: first, sha256: second } : null;
  return null;
}

/** Tells whether a path stays inside the folder that it is below. */
export function isFilePath(path: unknown): path is string {
  return typeof path === "string" && path.split("/").every((name) => /^[^./\\\0][^/\\\0]*$/.test(name));
}

function shortened(record: BackupRecord): readonly unknown[] {
  switch (record.kind) {
    case "head":
      return ["head", record.head];
    case "row":
      return ["row", record.table, record.row];
    case "file":
      return ["file", record.path, record.bytes];
    case "part":
      return ["part", record.bytes.toString("base64")];
    case "end":
      return ["end", record.counts, record.sha256];
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isHead(value: unknown): value is BackupHead {
  if (!isObject(value) || value["format"] !== backupFormat || value["version"] !== 1) return false;
  const { madeAt, migrations } = value;
  return (
    typeof madeAt === "number" && Array.isArray(migrations) && migrations.every((name) => typeof name === "string")
  );
}

function isRow(value: unknown): value is BackupRow {
  return isObject(value) && Object.values(value).every(isColumn);
}

function isColumn(value: unknown): value is Column {
  return value === null || typeof value === "string" || typeof value === "number";
}

function isCounts(value: unknown): value is BackupCounts {
  return isObject(value) && isCount(value["rows"]) && isCount(value["files"]);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

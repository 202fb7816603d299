/**
 * Tells whether an error means that the database or the disk cannot serve right now (busy, full, gone)
 * rather than that our code is wrong: the one is a 503, the other a 500. Looks through its causes.
 */
export function isOutage(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < deepestCause && current instanceof Error; depth += 1) {
    if (hasOutageCode(current)) return true;
    current = current.cause;
  }
  return false;
}

const deepestCause = 5;

/** Of the system, and of PostgreSQL: no connection left, disk full, shutting down, crashed, starting; a conflict or a wait without end. */
const outageCodes: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOSPC",
  "EMFILE",
  "53100",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "40001",
  "40P01",
  "55P03",
  "57014",
]);

/** Of SQLite: SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN (the low byte of extended codes). */
const sqliteOutages: ReadonlySet<number> = new Set([5, 10, 13, 14]);

function hasOutageCode(error: Error): boolean {
  if ("code" in error && outageCodes.has(error.code)) return true;
  return "errcode" in error && typeof error.errcode === "number" && sqliteOutages.has(error.errcode & 0xff);
}

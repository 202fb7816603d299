import { Overtaken } from "./database-error.ts";

/**
 * Tells whether a transaction failed only because of others that ran at the same time, so that the same
 * work done anew may well succeed: a serialization failure or a deadlock (PostgreSQL), a lock that
 * somebody else held for too long (SQLite), or rows that changed
 * after it had read them (`Overtaken`). Looks through an error's causes.
 */
export function isTransient(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < deepestCause && current instanceof Error; depth += 1) {
    if (current instanceof Overtaken) return true;
    if ("code" in current && conflicts.has(current.code)) return true;
    if (isSqliteBusy(current)) return true;
    current = current.cause;
  }
  return false;
}

/** SQLITE_BUSY, whatever its extended code says beside it. */
export function isSqliteBusy(error: unknown): boolean {
  const busy = 5;
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busy;
}

const deepestCause = 5;

/** SQLSTATE: serialization_failure, deadlock_detected. */
const conflicts: ReadonlySet<unknown> = new Set(["40001", "40P01"]);

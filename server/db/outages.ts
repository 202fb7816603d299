import { DatabaseAway, Overtaken } from "./database-error.ts";

/*
 * The one table of what it means that a database, or the disk below it, can't serve right now. Whoever asked for
 * something can only try again later (503); that our code is wrong (500) is everything that doesn't stand here.
 */

/**
 * `conflict`: others got in the way, so the same work done anew may well succeed at once. `away`: there is no answer
 * to be had from the database, or none that can be trusted.
 */
export type Outage = "conflict" | "away";

/** What an error says of the database; null when it says that something else is wrong. Looks through its causes. */
export function outageOf(error: unknown): Outage | null {
  let current = error;
  let found: Outage | null = null;
  for (let depth = 0; depth < deepestCause && current instanceof Error; depth += 1) {
    const outage = outageIn(current);
    // A conflict below tells more: work that is given up after conflicts is a conflict all the same.
    if (outage === "conflict") return outage;
    found ??= outage;
    current = current.cause;
  }
  return found;
}

/** Tells whether the database or the disk can't serve right now, rather than that our code is wrong. */
export function isOutage(error: unknown): boolean {
  return outageOf(error) !== null;
}

/**
 * Tells whether a transaction failed only because of others that ran at the same time, so that the same
 * work done anew may well succeed.
 */
export function isTransient(error: unknown): boolean {
  return outageOf(error) === "conflict";
}

/** SQLITE_BUSY, whatever its extended code says beside it. */
export function isSqliteBusy(error: unknown): boolean {
  return error instanceof Error && primaryCode(error) === 5;
}

const deepestCause = 5;

function outageIn(error: Error): Outage | null {
  if (error instanceof Overtaken) return "conflict";
  if (error instanceof DatabaseAway) return "away";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (primaryCode(error) !== null)
    return sqliteOutages[resultCode(error)] ?? sqliteOutages[primaryCode(error) ?? 0] ?? null;
  return (
    systemOutages[code] ??
    (code === "ENOENT" && "syscall" in error && error.syscall === "connect" ? "away" : null) ??
    (/^[0-9A-Z]{5}$/.test(code) ? (sqlStates[code] ?? sqlStates[code.slice(0, 2)]) : undefined) ??
    (driverWords.has(error.message) ? "away" : null)
  );
}

/** SQLite's extended result code; 0 for an error that isn't SQLite's. */
function resultCode(error: Error): number {
  return "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0;
}

/** The low byte of SQLite's result code, which is the kind of error; null for an error that isn't SQLite's. */
function primaryCode(error: Error): number | null {
  const code = resultCode(error);
  return code === 0 ? null : code & 0xff;
}

type Table = Readonly<Record<string, Outage>>;

/** Of the operating system: nobody listens, the connection broke, no such host for now, no room, no handles, a bad disk. */
const systemOutages: Table = {
  EAI_AGAIN: "away",
  ECONNABORTED: "away",
  ECONNREFUSED: "away",
  ECONNRESET: "away",
  EDQUOT: "away",
  EHOSTDOWN: "away",
  EHOSTUNREACH: "away",
  EIO: "away",
  EMFILE: "away",
  ENETDOWN: "away",
  ENETUNREACH: "away",
  ENFILE: "away",
  ENOSPC: "away",
  ENOTFOUND: "away",
  EPIPE: "away",
  EROFS: "away",
  ETIMEDOUT: "away",
};

/** Of PostgreSQL: SQLSTATEs, and classes of them by their first two characters. */
const sqlStates: Table = {
  // Connection exception.
  "08": "away",
  // Somebody changed the password or the rights, or took the database away, under a server that runs.
  "28": "away",
  "3D000": "away",
  // Insufficient resources: disk full, out of memory, too many connections.
  "53": "away",
  // System error: an I/O error, a file that isn't there.
  "58": "away",
  // A session or a transaction that took too long was ended.
  "25P03": "away",
  "25P04": "away",
  // Serialization failure, deadlock.
  "40001": "conflict",
  "40P01": "conflict",
  // Lock not available.
  "55P03": "away",
  // Query cancelled, for instance by its time limit.
  "57014": "away",
  // Shutting down, crashed, starting, the database dropped, an idle session ended.
  "57P01": "away",
  "57P02": "away",
  "57P03": "away",
  "57P04": "away",
  "57P05": "away",
  // Data or index corrupted: only a backup mends it, and until then all that a visitor can do is come again.
  XX001: "away",
  XX002: "away",
};

/** Of SQLite, by primary or extended result code. */
const sqliteOutages: Readonly<Record<number, Outage>> = {
  // BUSY, NOMEM, IOERR.
  5: "conflict",
  7: "away",
  10: "away",
  // CORRUPT, as above.
  11: "away",
  // FULL, CANTOPEN, PROTOCOL (locks can't be had).
  13: "away",
  14: "away",
  15: "away",
  // NOTADB: something else lies where the file was.
  26: "away",
  // READONLY_DBMOVED, READONLY_DIRECTORY. Plain READONLY is our reader that was asked to write: a mistake of ours.
  1032: "away",
  1544: "away",
};

/** Of `pg`, `pg-pool` and Kysely, whose errors of their own have no code. */
const driverWords: ReadonlySet<string> = new Set([
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Connection terminated",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
  "driver has already been destroyed",
]);

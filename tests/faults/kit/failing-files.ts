/**
 * Loaded before the server (`--import`): makes what the server writes below DATA_DIR fail while the file that
 * FAULTS_FILE names says so, as a full or broken disk does. The file holds `ENOSPC` or `EIO`, and how many writes go
 * well between two that fail. Reads and everything outside go on.
 */
import { existsSync, promises, readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync, StatementSync } from "node:sqlite";

const orders = process.env["FAULTS_FILE"] ?? join(tmpdir(), "no-faults");
const dataDir = resolve(process.env["DATA_DIR"] ?? "data");
let writes = 0;

/** The fault that this write meets; null: it goes well. */
function faultNow(): "ENOSPC" | "EIO" | null {
  if (!existsSync(orders)) return null;
  const [code = "", between = "0"] = readFileSync(orders, "utf8").trim().split(" ");
  writes += 1;
  return writes % (Number(between) + 1) === 0 ? (code as "ENOSPC" | "EIO") : null;
}

/** What `node:sqlite` throws: SQLITE_FULL and SQLITE_IOERR_WRITE. */
function databaseError(code: "ENOSPC" | "EIO"): Error {
  const [errcode, errstr] = code === "ENOSPC" ? [13, "database or disk is full"] : [778, "disk I/O error"];
  return Object.assign(new Error(errstr), { code: "ERR_SQLITE_ERROR", errcode, errstr });
}

const isWrite = (sql: string): boolean => /^\s*(insert|update|delete|replace|commit|with[\s\S]*\binsert\b)/i.test(sql);

/** A commit that fails has ended its transaction already: a rollback after it finds none. */
function failOn(sql: string, rollBack: () => void): void {
  const code = isWrite(sql) ? faultNow() : null;
  if (code === null) return;
  if (/^\s*commit/i.test(sql)) rollBack();
  throw databaseError(code);
}

const { exec, prepare } = DatabaseSync.prototype;
const databases = new WeakMap<StatementSync, DatabaseSync>();

DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  failOn(sql, () => exec.call(this, "rollback"));
  return exec.call(this, sql);
};
DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...words: Parameters<DatabaseSync["prepare"]>) {
  const statement = prepare.apply(this, words);
  databases.set(statement, this);
  return statement;
};
for (const name of ["run", "all", "get", "iterate"] as const) {
  const original = StatementSync.prototype[name] as (...values: unknown[]) => unknown;
  const failing = function (this: StatementSync, ...values: unknown[]): unknown {
    failOn(this.sourceSQL, () => {
      const database = databases.get(this);
      if (database) exec.call(database, "rollback");
    });
    return original.apply(this, values);
  };
  Object.assign(StatementSync.prototype, { [name]: failing });
}

const isBelow = (path: unknown): boolean => typeof path === "string" && resolve(path).startsWith(dataDir);

/** A file function that fails for the data folder. */
function failing(name: string, work: (...words: unknown[]) => unknown): (...words: unknown[]) => unknown {
  return async (...words) => {
    const code = isBelow(words[0]) ? faultNow() : null;
    if (code !== null) throw Object.assign(new Error(`${code}: ${name}`), { code, syscall: name });
    return await work(...words);
  };
}

for (const name of ["writeFile", "rename", "mkdir", "copyFile"] as const) {
  Object.assign(promises, { [name]: failing(name, promises[name] as (...words: unknown[]) => unknown) });
}
const open = promises.open as (...words: unknown[]) => unknown;
const failingOpen = failing("open", open);
const opens = (...words: unknown[]): unknown => (/[wax+]/.test(String(words[1] ?? "r")) ? failingOpen : open)(...words);
Object.assign(promises, { open: opens });
syncBuiltinESMExports();

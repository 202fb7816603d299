import type { DatabaseSync } from "node:sqlite";

/** How often another process's writes are looked for. */
const interval = 200;

/**
 * Calls `onForeignWrite` after another connection has written to the file. The pragma's number stays
 * the same for the asking connection's own commits, and in this process nothing else writes, so a
 * change means another process. Returns the function that stops looking.
 */
export function watchSqlite(writer: DatabaseSync, onForeignWrite: () => void): () => void {
  const statement = writer.prepare("pragma data_version");
  const version = () => Number(statement.get()?.["data_version"]);
  let seen = version();
  const timer = setInterval(() => {
    const current = version();
    if (current === seen) return;
    seen = current;
    onForeignWrite();
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

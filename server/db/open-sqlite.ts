import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { Kysely } from "kysely";

import type { Database, OpenOptions } from "./database.ts";
import { checkTables } from "./check-tables.ts";
import { DatabaseError } from "./database-error.ts";
import { groupingSqliteDialect, nodeSqliteDialect } from "./dialect/sqlite-dialect.ts";
import { migrate } from "./migrate.ts";
import { isServedOnSqlite, markServing, servedMessage } from "./serving-mark.ts";
import { followSqlite } from "./sqlite-freshness.ts";
import type { Tables } from "./tables.ts";
import { createTagListeners } from "./tag-listeners.ts";

type Settings = Required<Omit<OpenOptions, "url" | "dataDir">>;

/** Milliseconds that a process waits for another one that migrates. */
const longestMigration = 600_000;

/** Opens (or makes) `site.sqlite` in a directory. */
export async function openSqlite(dataDir: string, settings: Settings): Promise<Database> {
  const { clock, random, onTrouble } = settings;
  const path = join(dataDir, "site.sqlite");
  refuseTorn(path);
  const writerHandle = openWriter(dataDir, path);
  const writer = new Kysely<Tables>({ dialect: groupingSqliteDialect(writerHandle, { random }) });
  try {
    await migrate(new Kysely({ dialect: nodeSqliteDialect(writerHandle, { random, longestWait: longestMigration }) }), {
      engine: "sqlite",
      migrations: settings.migrations,
      now: clock.now(),
      objection: async () => (settings.sparesServed && isServedOnSqlite(dataDir) ? servedMessage : null),
    });
  } catch (error) {
    writerHandle.close();
    throw error;
  }
  const unmark = settings.serves ? markServing(dataDir) : null;
  const readerHandle = new DatabaseSync(path, { readOnly: true, timeout: 1_000 });
  const reader = new Kysely<Tables>({ dialect: nodeSqliteDialect(readerHandle, { random }) });
  const tagListeners = createTagListeners(onTrouble);
  const freshness = followSqlite({ writer: writerHandle, reader: readerHandle }, tagListeners);
  return {
    engine: "sqlite",
    random,
    reader,
    writer,
    tagListeners,
    isDeaf: false,
    catchUp: freshness.catchUp,
    announce: freshness.announce,
    check: () => checkFile(path),
    async close() {
      freshness.stop();
      unmark?.();
      await reader.destroy();
      // A driver that never ran a query has nothing to destroy, but its file is open.
      if (readerHandle.isOpen) readerHandle.close();
      await writer.destroy();
    },
  };
}

/** Opened anew each time: a connection that is open already answers from what it remembers of a file that is gone. */
async function checkFile(path: string): Promise<void> {
  const handle = new DatabaseSync(path, { readOnly: true, timeout: 0 });
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(handle, { random: () => 0 }) });
  try {
    await checkTables(db);
  } finally {
    handle.close();
  }
}

/** A log without its database is what is left of one: SQLite would delete it with the first new file. */
function refuseTorn(path: string): void {
  if (existsSync(path) || !existsSync(`${path}-wal`)) return;
  throw new DatabaseError(
    `${path} is gone, but ${path}-wal is there, with what was written last. Put the database back beside it, ` +
      "or restore a backup: npm run site -- restore FILE.",
  );
}

/**
 * WAL lets readers go on while one writes. `synchronous=FULL`: what was acknowledged survives a loss
 * of power (reliability §1.3). The timeout is short because waiting sleeps in the thread; the
 * dialect waits for the write lock without sleeping.
 */
function openWriter(dataDir: string, path: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const handle = new DatabaseSync(path, { timeout: 1_000, enableForeignKeyConstraints: true });
    handle.exec("pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864");
    // Savepoints of transactions that are written together (ADR 056) keep what they may take back in memory, not in files.
    handle.exec("pragma busy_timeout = 20; pragma temp_store = memory");
    return handle;
  } catch (error) {
    throw new DatabaseError(`The database ${path} can't be opened: ${String(error)}`, { cause: error });
  }
}

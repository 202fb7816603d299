import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { tablesOf } from "#server/db/migrations/tables-of.ts";
import type { StorageDriver } from "#server/drivers/storage/storage-driver.ts";

import { BackupError } from "./backup-error.ts";
import { filesBelow } from "./files-below.ts";
import { partSize, storedRecords } from "./stored-records.ts";
import { openSnapshot } from "./open-snapshot.ts";
import { backupFormat, formatRecord, type BackupCounts, type BackupRecord } from "./records.ts";
import type { SitePlace, Snapshot } from "./snapshot.ts";

export interface WriteBackup {
  readonly place: SitePlace;
  readonly mediaDir: string;
  /** Where the media files are instead, if not in that folder of this machine. */
  readonly storage?: StorageDriver | undefined;
  /** Where the backup goes; nothing may stand there yet. */
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Writes a site's database, as it is at this instant, and its media files into one file. The site may be
 * served and written to meanwhile. The file appears under its name only when it is whole and on the disk.
 * Throws a BackupError when there is no site, the file exists, or the database is newer than this code.
 */
export async function writeBackup({ place, mediaDir, storage, file, now }: WriteBackup): Promise<BackupCounts> {
  if (existsSync(file)) throw new BackupError(`${file} is there already`);
  const snapshot = await openSnapshot(place);
  const partial = `${file}.partial`;
  const counts = { rows: 0, files: 0 };
  try {
    const records = allRecords(snapshot, storage ? storedRecords(storage) : folderRecords(mediaDir), now, counts);
    const out = await opened(partial, "w", (why) => `${file} can't be written: ${why}`);
    await pipeline(Readable.from(linesOf(records, counts)), createGzip(), out.createWriteStream({ flush: true }));
    await rename(partial, file);
    return counts;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await snapshot.close();
  }
}

async function* allRecords(
  snapshot: Snapshot,
  files: AsyncIterable<BackupRecord>,
  now: number,
  counts: { rows: number; files: number },
): AsyncGenerator<BackupRecord> {
  const { migrations } = snapshot;
  yield { kind: "head", head: { format: backupFormat, version: 1, madeAt: now, migrations } };
  for (const table of tablesOf(knownMigrations(migrations))) {
    for await (const row of snapshot.rows(table)) {
      counts.rows += 1;
      yield { kind: "row", table, row };
    }
  }
  for await (const record of files) {
    if (record.kind === "file") counts.files += 1;
    yield record;
  }
}

async function* folderRecords(mediaDir: string): AsyncGenerator<BackupRecord> {
  for await (const path of filesBelow(mediaDir)) yield* fileRecords(mediaDir, path);
}

async function* linesOf(records: AsyncIterable<BackupRecord>, counts: BackupCounts): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const record of records) {
    const line = formatRecord(record);
    hash.update(line);
    yield line;
  }
  yield formatRecord({ kind: "end", counts, sha256: hash.digest("hex") });
}

function knownMigrations(names: readonly string[]) {
  const known = allMigrations.filter(({ name }) => names.includes(name));
  if (known.length === names.length) return known;
  throw new BackupError("The database is newer than this program: make the backup with the version that serves it");
}

async function* fileRecords(mediaDir: string, path: string): AsyncGenerator<BackupRecord> {
  const whole = join(mediaDir, path);
  // Its row may be in the backup already, which would be a site that lacks a file: the next one lacks both.
  const removed = `${whole} was removed while the backup was made. Make it again.`;
  await using file = await opened(whole, "r", (why, code) =>
    code === "ENOENT" ? removed : `${whole} can't be read: ${why}`,
  );
  const { size } = await file.stat();
  yield { kind: "file", path, bytes: size };
  if (size === 0) return;
  // A file that grows meanwhile is kept as long as it was; one that shrinks ends the backup with an error.
  let left = size;
  for await (const bytes of file.createReadStream({ highWaterMark: partSize, end: size - 1 })) {
    left -= (bytes as Buffer).length;
    yield { kind: "part", bytes: bytes as Buffer };
  }
  if (left > 0) throw new BackupError(`${whole} changed while it was read. Make it again.`);
}

async function opened(
  path: string,
  flags: "r" | "w",
  say: (why: string, code: string | undefined) => string,
): Promise<FileHandle> {
  try {
    return await open(path, flags);
  } catch (cause) {
    throw new BackupError(say(String(cause), (cause as NodeJS.ErrnoException).code), { cause });
  }
}

import { join } from "node:path";

import { sql, type Transaction } from "kysely";

import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { tablesOf } from "#server/db/migrations/tables-of.ts";
import type { StorageDriver } from "#server/drivers/storage/storage-driver.ts";

import { BackupError } from "./backup-error.ts";
import { folderTarget, type MediaTarget } from "./media-target.ts";
import { checkBackup, readRecords } from "./read-records.ts";
import type { BackupCounts, BackupHead, BackupRow } from "./records.ts";
import { finish, isInUse, makeEmpty, openTarget, wasRestoredAt, type RestoreTarget } from "./restore-target.ts";
import type { SitePlace } from "./snapshot.ts";
import { StagedFiles } from "./staged-files.ts";
import { storageTarget } from "./storage-target.ts";

export interface RestoreBackup {
  readonly file: string;
  readonly place: SitePlace;
  readonly mediaDir: string;
  /** Where the media files are instead, if not in that folder of this machine. */
  readonly storage?: StorageDriver | undefined;
  /** Takes the place of a site that has content, or that is being served. */
  readonly mayReplace: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface Restored extends BackupCounts {
  /** Old media files that could not be removed. They are in nobody's way. */
  readonly left: readonly string[];
}

/** Rows that are written by one statement; engines bound the values of one. */
const rowsAtOnce = 50;

/**
 * Makes a site what a backup says, on either engine: first reads the backup to its end, so that a bad copy
 * changes nothing; then writes all rows in one transaction, whose last step puts the new media files among the
 * old ones; only after the commit removes the old ones, and only those that were there before. When the transaction
 * fails, at its commit too, the old files are put back; when the process dies, the next restore does that first.
 * A backup of an older version is migrated. Throws a BackupError when it refuses. May be repeated wherever it ended.
 */
export async function restoreBackup(options: RestoreBackup): Promise<Restored> {
  const { file, place } = options;
  const { head, counts } = await checkBackup(file);
  if (head.migrations.some((name) => !allMigrations.some((migration) => migration.name === name))) {
    throw new BackupError(`${file} was made by a newer version of this program: restore it with that one`);
  }
  const target = openTarget(place);
  const media = targetOf(options);
  try {
    if (!(await target.lock())) throw new BackupError("Another restore of this site is under way.");
    const done = await replace(options, { target, head, media }).catch(async (error: unknown) => {
      await takeBack(options, { target, head, media }, error);
      throw error;
    });
    await media.clear();
    return { ...counts, left: await media.removeOthers(done) };
  } finally {
    await target.close();
  }
}

/** What a restore has in hand. */
interface Restore {
  readonly target: RestoreTarget;
  readonly head: BackupHead;
  readonly media: MediaTarget;
}

function targetOf({ mediaDir, storage, now }: RestoreBackup): MediaTarget {
  if (!storage) return folderTarget(mediaDir, now);
  return storageTarget(storage, { folder: join(mediaDir, ".restoring"), now });
}

/** Puts rows and files in place of the old ones in one transaction; gives the files that were there, and those to keep. */
async function replace(
  { file, mayReplace, now }: RestoreBackup,
  { target: { db, engine, isServed }, head, media }: Restore,
) {
  const applied = allMigrations.filter(({ name }) => head.migrations.includes(name));
  const newer = allMigrations.filter(({ name }) => !head.migrations.includes(name));
  return await db.transaction().execute(async (transaction) => {
    await onDisk(media.place, () => media.recover((at) => wasRestoredAt(transaction, engine, at)));
    if (!mayReplace && ((await isInUse(transaction, engine)) || (await isServed(transaction)))) {
      throw new BackupError("The site has content, or is being served; it would be lost. Say --yes to lose it.");
    }
    await makeEmpty(transaction, engine, applied);
    // Now, as who serves the site may add files of its new life meanwhile.
    const files: string[] = [];
    for await (const path of media.files()) files.push(path);
    const { staged } = media;
    const keep = await writeAll(file, transaction, { tables: new Set(tablesOf(applied)), staged });
    await finish(transaction, engine, { applied, newer, now });
    await onDisk(media.place, () => media.placeStaged());
    return { files, keep };
  });
}

/**
 * Puts the files of a restore that failed back to where they were. What the disk refuses is kept for the next
 * restore; so is all when the database can't tell that it did not commit, as when its answer was lost.
 */
async function takeBack({ now }: RestoreBackup, { target, media }: Restore, cause: unknown): Promise<void> {
  if (media.hasMoved && (await isCommitted(target, now).catch(() => true))) {
    const why = `The database took the restore, or can't say whether it did: ${String(cause)}.`;
    throw new BackupError(`${why} Old files are in ${media.kept}. Restore again: that clears up first.`, { cause });
  }
  const refused = await media.undo();
  if (refused.length === 0) return await media.clear();
  const why = `The restore failed, and not all old files could be put back: ${refused.map(String).join("; ")}.`;
  throw new BackupError(`${why} They are in ${media.kept}. Restore again: that puts them back first.`, { cause });
}

async function isCommitted({ db, engine }: RestoreTarget, now: number): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => await wasRestoredAt(transaction, engine, now));
}

/** Writes the rows, and beside them the media files, whose paths it gives. */
async function writeAll(
  file: string,
  transaction: Transaction<unknown>,
  { tables, staged }: { readonly tables: ReadonlySet<string>; readonly staged: string },
): Promise<ReadonlySet<string>> {
  let pending: { readonly table: string; readonly rows: BackupRow[] } = { table: "", rows: [] };
  const write = async () => {
    if (pending.rows.length > 0) await insert(transaction, pending.table, pending.rows);
  };
  await using files = new StagedFiles(staged);
  for await (const record of readRecords(file)) {
    if (record.kind === "row") {
      if (!tables.has(record.table)) throw new BackupError(`${file} has a table that its version didn't have`);
      if (record.table !== pending.table || pending.rows.length === rowsAtOnce) {
        await write();
        pending = { table: record.table, rows: [] };
      }
      pending.rows.push(record.row);
    }
    if (record.kind === "file") await onDisk(staged, () => files.begin(record.path));
    if (record.kind === "part") await onDisk(staged, () => files.write(record.bytes));
  }
  await write();
  await onDisk(staged, () => files.end());
  return files.paths;
}

async function insert(transaction: Transaction<unknown>, table: string, rows: readonly BackupRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(transaction);
}

/** What the disk refuses is said in words. The transaction fails with it, so the site is as it was. */
async function onDisk(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new BackupError(`Files can't be put into ${folder}: ${String(cause)}. The site is as it was.`, { cause });
  }
}

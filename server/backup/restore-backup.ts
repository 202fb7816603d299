import { rm } from "node:fs/promises";
import { join } from "node:path";

import { sql, type Transaction } from "kysely";

import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { tablesOf } from "#server/db/migrations/tables-of.ts";

import { BackupError } from "./backup-error.ts";
import { placeFiles, removeOthers } from "./place-files.ts";
import { checkBackup, readRecords } from "./read-records.ts";
import type { BackupCounts, BackupRow } from "./records.ts";
import { finish, isInUse, makeEmpty, openTarget } from "./restore-target.ts";
import type { SitePlace } from "./snapshot.ts";
import { StagedFiles } from "./staged-files.ts";

export interface RestoreBackup {
  readonly file: string;
  readonly place: SitePlace;
  readonly mediaDir: string;
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
 * old ones, so that database and files belong together at every moment; only then removes the old ones. A backup
 * of an older version is migrated. Throws a BackupError when it refuses. May be repeated wherever it ended.
 */
export async function restoreBackup(options: RestoreBackup): Promise<Restored> {
  const { file, place, mediaDir, mayReplace, now } = options;
  const { head, counts } = await checkBackup(file);
  const applied = allMigrations.filter(({ name }) => head.migrations.includes(name));
  if (applied.length < head.migrations.length) {
    throw new BackupError(`${file} was made by a newer version of this program: restore it with that one`);
  }
  const newer = allMigrations.filter(({ name }) => !head.migrations.includes(name));
  // Below the media folder, which may be a disk of its own; what begins with a dot is never served.
  const work = join(mediaDir, ".restoring");
  const places = { mediaDir, staged: join(work, "new"), aside: join(work, "old") };
  const target = openTarget(place);
  try {
    await rm(work, { recursive: true, force: true });
    const files = await target.db.transaction().execute(async (transaction) => {
      if (!mayReplace && ((await isInUse(transaction, target.engine)) || (await target.isServed(transaction)))) {
        throw new BackupError("The site has content, or is being served; it would be lost. Say --yes to lose it.");
      }
      await makeEmpty(transaction, target.engine, applied);
      const written = await writeAll(file, transaction, { tables: new Set(tablesOf(applied)), staged: places.staged });
      await finish(transaction, target.engine, { applied, newer, now });
      await onDisk(mediaDir, () => placeFiles(places));
      return written;
    });
    return { ...counts, left: await removeOthers(mediaDir, files) };
  } finally {
    await rm(work, { recursive: true, force: true });
    await target.close();
  }
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

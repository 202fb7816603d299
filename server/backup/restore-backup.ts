import { existsSync } from "node:fs";
import { mkdir, open, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";

import { sql, type Transaction } from "kysely";

import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { tablesOf } from "#server/db/migrations/tables-of.ts";

import { BackupError } from "./backup-error.ts";
import { checkBackup, readRecords } from "./read-records.ts";
import type { BackupCounts, BackupRow } from "./records.ts";
import { finish, isInUse, makeEmpty, openTarget } from "./restore-target.ts";
import type { SitePlace } from "./snapshot.ts";

export interface RestoreBackup {
  readonly file: string;
  readonly place: SitePlace;
  readonly mediaDir: string;
  /** Takes the place of a site that has content, or that is being served. */
  readonly mayReplace: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Rows that are written by one statement; engines bound the values of one. */
const rowsAtOnce = 50;

/**
 * Makes a site what a backup says, on either engine: first reads the backup to its end, so that a bad copy
 * changes nothing; then writes all rows in one transaction, beside the media files; then puts the files in
 * their place. A backup of an older version is migrated. Throws a BackupError when it refuses.
 */
export async function restoreBackup(options: RestoreBackup): Promise<BackupCounts> {
  const { file, place, mediaDir, mayReplace, now } = options;
  const { head, counts } = await checkBackup(file);
  const applied = allMigrations.filter(({ name }) => head.migrations.includes(name));
  if (applied.length < head.migrations.length) {
    throw new BackupError(`${file} was made by a newer version of this program: restore it with that one`);
  }
  const newer = allMigrations.filter(({ name }) => !head.migrations.includes(name));
  const staged = `${mediaDir}.restoring`;
  const target = openTarget(place);
  try {
    await rm(staged, { recursive: true, force: true });
    await target.db.transaction().execute(async (transaction) => {
      if (!mayReplace && ((await isInUse(transaction, target.engine)) || (await target.isServed(transaction)))) {
        throw new BackupError("The site has content, or is being served; it would be lost. Say --yes to lose it.");
      }
      await makeEmpty(transaction, target.engine, applied);
      await writeAll(file, transaction, { tables: new Set(tablesOf(applied)), staged });
      await finish(transaction, target.engine, { applied, newer, now });
    });
    await putInPlace(staged, mediaDir);
    return counts;
  } finally {
    await rm(staged, { recursive: true, force: true });
    await target.close();
  }
}

async function writeAll(
  file: string,
  transaction: Transaction<unknown>,
  { tables, staged }: { readonly tables: ReadonlySet<string>; readonly staged: string },
): Promise<void> {
  await mkdir(staged, { recursive: true });
  let pending: { readonly table: string; readonly rows: BackupRow[] } = { table: "", rows: [] };
  let open: FileHandle | null = null;
  const write = async () => {
    if (pending.rows.length > 0) await insert(transaction, pending.table, pending.rows);
  };
  try {
    for await (const record of readRecords(file)) {
      if (record.kind === "row") {
        if (!tables.has(record.table)) throw new BackupError(`${file} has a table that its version didn't have`);
        if (record.table !== pending.table || pending.rows.length === rowsAtOnce) {
          await write();
          pending = { table: record.table, rows: [] };
        }
        pending.rows.push(record.row);
      }
      if (record.kind === "file") {
        await open?.close();
        open = await create(join(staged, record.path));
      }
      if (record.kind === "part") await open?.write(record.bytes);
    }
    await write();
  } finally {
    await open?.close();
  }
}

async function insert(transaction: Transaction<unknown>, table: string, rows: readonly BackupRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(transaction);
}

async function create(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true });
  return await open(path, "wx");
}

/** The old files go only when the new ones are there. */
async function putInPlace(staged: string, mediaDir: string): Promise<void> {
  const old = `${mediaDir}.before-restore`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(mediaDir)) await rename(mediaDir, old);
  await rename(staged, mediaDir);
  await rm(old, { recursive: true, force: true });
}

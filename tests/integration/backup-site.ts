import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { sql } from "kysely";

import type { Database } from "#server/db/database.ts";
import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { tablesOf } from "#server/db/migrations/tables-of.ts";
import type { DatabasePlace } from "#tests/setup/engines.ts";

/** All rows of a site, table by table. */
export async function dump({ reader }: Database) {
  const tables: [string, string[]][] = [];
  for (const table of tablesOf(allMigrations)) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(reader);
    tables.push([table, rows.map(lineOf).toSorted()]);
  }
  return Object.fromEntries(tables);
}

/** Columns stand in another order after a column was dropped or added. */
function lineOf(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What `writeBackup` and `restoreBackup` want to know of a place. */
export function placesOf(place: DatabasePlace) {
  return { place: { url: place.url, dataDir: place.dataDir }, mediaDir: mediaOf(place) };
}

/** Its media folder. */
export function mediaOf({ dataDir }: DatabasePlace): string {
  return join(dataDir, "media");
}

/** Puts a file into its media folder. */
export function writeMedia(place: DatabasePlace, path: string, bytes: Buffer): void {
  const whole = join(mediaOf(place), path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, bytes);
}

/** Every file below a folder by its path, as the hash of its bytes. */
export function filesBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), createHash("sha256").update(readFileSync(path)).digest("hex")]),
  );
}

/** Bytes that don't repeat, the same each time. */
export function noise(length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
    createHash("sha256").update(String(index)).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

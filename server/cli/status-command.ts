import type { Command } from "commander";
import { sql } from "kysely";

import { appContext } from "#server/context.ts";
import { database } from "#server/db/context.ts";
import { StorageFailure } from "#server/drivers/storage/storage-driver.ts";
import { missingToOpen } from "#server/estate/read.ts";

import type { CliContext } from "./cli-context.ts";
import { missingLines } from "./missing-lines.ts";

/** Tables whose sizes say how much there is. */
const counted = ["page", "layout", "revision", "element", "news", "album", "media", "product", "user"] as const;

/** `status`: which database it is, how much is in it, and what the site lacks before it may open. */
export function declareStatusCommand(command: Command, context: CliContext): void {
  command.option("--json", "as JSON").action(({ json }: { json?: boolean }) => show(context, json === true));
}

async function show(context: CliContext, json: boolean): Promise<void> {
  const status = await context.withDatabase(async ({ engine }, { siteUrl }) => {
    const counts: [string, number][] = [];
    for (const table of counted) counts.push([table, await countOf(table)]);
    const migrations = await sql<{ name: string }>`select name from migration order by name`.execute(database());
    return {
      engine,
      media: await mediaOf(),
      migrations: migrations.rows.map(({ name }) => name),
      rows: Object.fromEntries(counts),
      missing: await missingToOpen(siteUrl),
    };
  });
  if (json) return context.out(JSON.stringify(status, null, 2));
  context.out(`Database: ${status.engine}, migrated to ${status.migrations.at(-1) ?? "nothing"}`);
  context.out(`Media files: ${status.media.place}${status.media.trouble === null ? "" : `. ${status.media.trouble}`}`);
  for (const [table, count] of Object.entries(status.rows)) context.out(`${table}: ${count}`);
  for (const line of missingLines(status.missing)) context.out(line);
}

/** Where the files of the media library are, and why they can't be had. */
async function mediaOf(): Promise<{ readonly place: string; readonly trouble: string | null }> {
  const { storage } = appContext();
  const { place } = storage;
  try {
    await storage.check();
    return { place, trouble: null };
  } catch (error) {
    if (error instanceof StorageFailure) return { place, trouble: error.message };
    throw error;
  }
}

async function countOf(table: (typeof counted)[number]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database());
  return rows[0]?.count ?? 0;
}

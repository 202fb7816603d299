import { rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { Command } from "commander";

import { BackupError } from "#server/backup/backup-error.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { systemClock } from "#server/clock.ts";
import { chooseStorage } from "#server/drivers/storage/choose-storage.ts";

import { CliRefusal, type CliContext } from "./cli-context.ts";

/** `backup FILE`: the whole site in one file. */
export function declareBackupCommand(command: Command, context: CliContext): void {
  command
    .argument("<file>", "where it goes; nothing may stand there yet")
    .action((file: string) => backup(context, file));
}

/** `restore FILE`: the whole site from such a file. */
export function declareRestoreCommand(command: Command, context: CliContext): void {
  command
    .argument("<file>", "what `backup` made, on either engine")
    .option("--yes", "put it in the place of a site that has content or is being served; there is no way back")
    .action((file: string, { yes }: { yes?: boolean }) => restore(context, file, yes === true));
}

async function backup(context: CliContext, file: string): Promise<void> {
  const counts = await refusing(() => writeBackup({ ...placesOf(context), file, now: systemClock.now() }));
  const { size } = await stat(file);
  context.out(`${counts.rows} rows and ${counts.files} files are in ${file} (${Math.ceil(size / 1024)} kB)`);
}

async function restore(context: CliContext, file: string, mayReplace: boolean): Promise<void> {
  const { cacheDir, ...places } = placesOf(context);
  const { rows, files, left } = await refusing(() =>
    restoreBackup({ ...places, file, mayReplace, now: systemClock.now() }),
  );
  // Sizes of other pictures under the same names.
  await rm(cacheDir, { recursive: true, force: true });
  context.out(`The site is what ${file} says: ${rows} rows and ${files} files`);
  if (left.length > 0) context.out(`Old media files that can't be removed, and are not needed: ${left.join(", ")}`);
}

function placesOf(context: CliContext) {
  const { databaseUrl: url, dataDir: folder, storage: choice } = context.settings();
  const dataDir = resolve(folder);
  const storage = choice.kind === "disk" ? undefined : chooseStorage({ choice, dataDir });
  return { place: { url, dataDir }, mediaDir: join(dataDir, "media"), storage, cacheDir: join(dataDir, "cache") };
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw new CliRefusal(error.message);
    throw error;
  }
}

import { resolve } from "node:path";

import type { Command } from "commander";

import { chooseStorage } from "#server/drivers/storage/choose-storage.ts";
import { StorageFailure, type StorageDriver } from "#server/drivers/storage/storage-driver.ts";
import type { Env } from "#server/env.ts";
import { copyLibrary, removeMoved, type MovedLibrary, type MoveProgress } from "#server/media/move/write.ts";

import { CliRefusal, type CliContext } from "./cli-context.ts";

interface MoveOptions {
  readonly to: string;
  readonly removeSource?: boolean;
}

/** `media move --to s3|disk`: the files of the media library from one storage to the other. */
export function addMediaCommands(group: Command, context: CliContext): void {
  group
    .command("move")
    .requiredOption("--to <storage>", "s3: the bucket that S3_BUCKET names; disk: the data folder")
    .option("--remove-source", "remove the files from where they were, once the site uses the new place")
    .description("copy the files of the media library to the other storage; may be cut off, and said again")
    .action((options: MoveOptions) => move(context, options));
}

async function move(context: CliContext, { to: kind, removeSource = false }: MoveOptions): Promise<void> {
  if (kind !== "s3" && kind !== "disk") throw new CliRefusal(`--to takes s3 or disk, not “${kind}”`);
  const env = context.settings();
  const isInUse = env.storage.kind === kind;
  if (removeSource && !isInUse) {
    throw new CliRefusal(
      `The site still uses the files where they are. Set MEDIA_STORAGE=${kind}, start it again, and say it again.`,
    );
  }
  const [from, to] = [storageOf(env, kind === "s3" ? "disk" : "s3"), storageOf(env, kind)];
  await context.withDatabase(async () => {
    const moved = await plainly(async () => {
      for (const storage of [from, to]) await storage.check();
      context.out(`From ${from.place} to ${to.place}`);
      const done = await copyLibrary({ from, to, onFile: (progress) => tell(progress, context) });
      if (removeSource && done.missing.length === 0) await removeMoved(from, done.files);
      return done;
    });
    sumUp(moved, context);
    if (removeSource) return context.out(`${moved.files.length} files are removed from ${from.place}`);
    context.out(
      isInUse
        ? "The site uses the new place already. Nothing was removed from the old one: --remove-source does."
        : `Nothing was removed. Now set MEDIA_STORAGE=${kind}, start the site again, and say this again for what came meanwhile.`,
    );
  });
}

function storageOf({ storage, dataDir }: Env, kind: StorageDriver["kind"]): StorageDriver {
  if (kind === "s3" && storage.s3 === null) {
    throw new CliRefusal("No bucket is named: set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  }
  return chooseStorage({ choice: { ...storage, kind }, dataDir: resolve(dataDir) });
}

/** Every tenth of the way. */
function tell({ done, of }: MoveProgress, { out }: CliContext): void {
  const tenth = (count: number) => Math.floor((count * 10) / of);
  if (tenth(done) > tenth(done - 1)) out(`  ${done} of ${of} files`);
}

function sumUp({ copied, there, missing }: MovedLibrary, { out }: CliContext): void {
  out(`${copied} files copied and read back, ${there} were there already`);
  if (missing.length === 0) return;
  const some = missing.slice(0, 10).join(", ");
  throw new CliRefusal(
    `${missing.length} files that the library names are in neither place: ${some}. Nothing was removed.`,
  );
}

/** What a storage refuses is said in its own plain words. */
async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageFailure) throw new CliRefusal(`${error.message}. Nothing was removed: say it again.`);
    throw error;
  }
}

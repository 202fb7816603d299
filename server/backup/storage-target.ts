import { createReadStream } from "node:fs";
import { rm, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { digestOf } from "#server/drivers/storage/digest.ts";
import { isAbsentFile, type StorageDriver } from "#server/drivers/storage/storage-driver.ts";

import { filesBelow } from "./files-below.ts";
import type { MediaTarget } from "./media-target.ts";
import { isFilePath } from "./records.ts";

const all = ".restoring/";

/**
 * Files in a storage that can't move them: an old file that another content takes the place of is copied aside first,
 * below a name that nothing serves, and copied back by a failure, or by the next restore when this one is cut off.
 * New files wait in a folder of this machine. For the restore that begins at an instant.
 */
export function storageTarget(storage: StorageDriver, { folder, now }: { folder: string; now: number }): MediaTarget {
  const own = `${all}${now}/`;
  const staged = join(folder, String(now));
  const undo: (() => Promise<void>)[] = [];
  return {
    place: storage.place,
    staged,
    kept: `${storage.place}, ${own}old`,
    async recover(wasCommitted) {
      for (const file of await namesOf(storage, (name) => name.startsWith(all))) {
        const [, at = "", old] = /^\.restoring\/(\d{1,15})\/(?:old\/(.+))?/.exec(file) ?? [];
        if (old !== undefined && !(await wasCommitted(Number(at)))) await copy(storage, file, old);
        await storage.remove(file);
      }
    },
    async *files() {
      yield* await namesOf(storage, isFilePath);
    },
    async placeStaged() {
      await storage.write(`${own}begun`, new Uint8Array());
      for await (const file of filesBelow(staged)) {
        const path = join(staged, file);
        const digest = await digestOf(createReadStream(path));
        const before = await storage.find(file);
        if (before?.size === digest.size && (await digestOf(await storage.open(file))).sha256 === digest.sha256)
          continue;
        const aside = `${own}old/${file}`;
        if (before) await copy(storage, file, aside);
        undo.push(() => (before ? copy(storage, aside, file) : storage.remove(file)));
        await storage.write(file, { ...digest, open: () => createReadStream(path) });
      }
    },
    get hasMoved() {
      return undo.length > 0;
    },
    async undo() {
      const refused: unknown[] = [];
      for (const step of undo.splice(0).toReversed()) await step().catch((error: unknown) => refused.push(error));
      return refused;
    },
    async clear() {
      await rm(staged, { recursive: true, force: true });
      await rmdir(folder).catch(() => undefined);
      for (const file of await namesOf(storage, (name) => name.startsWith(own))) await storage.remove(file);
    },
    async removeOthers({ files, keep }) {
      const left: string[] = [];
      for (const file of files.filter((each) => !keep.has(each)))
        await storage.remove(file).catch(() => left.push(file));
      return left;
    },
  };
}

async function namesOf(storage: StorageDriver, isWanted: (file: string) => boolean): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { file } of storage.list()) if (isWanted(file)) names.push(file);
  return names;
}

/** Gone already: whoever was cut off here had come so far. */
async function copy(storage: StorageDriver, from: string, to: string): Promise<void> {
  try {
    const path = await storage.localCopy(from);
    const { size } = await stat(path);
    const { sha256 } = await digestOf(createReadStream(path));
    await storage.write(to, { size, sha256, open: () => createReadStream(path) });
  } catch (error) {
    if (!isAbsentFile(error)) throw error;
  }
}

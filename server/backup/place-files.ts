import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

import { filesBelow } from "./files-below.ts";

/** Where files are before and after they are in the media folder. */
export interface FilePlaces {
  readonly mediaDir: string;
  /** The new files, on the same disk. */
  readonly staged: string;
  /** Where what is in their way goes; empty, on the same disk. */
  readonly aside: string;
}

/**
 * Moves new files in among those that are there; of the old ones only what stands in the way of another
 * file goes aside. When one can't be moved all are moved back, and the disk's error is thrown.
 */
export async function placeFiles({ mediaDir, staged, aside }: FilePlaces): Promise<void> {
  const moved: { readonly from: string; readonly to: string }[] = [];
  const move = async (from: string, to: string) => {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
    moved.push({ from, to });
  };
  try {
    for await (const path of filesBelow(staged)) {
      const [from, to] = [join(staged, path), join(mediaDir, path)];
      if (await isSameFile(from, to)) continue;
      const blocking = await inTheWay(mediaDir, path);
      if (blocking !== null) await move(join(mediaDir, blocking), join(aside, blocking));
      await move(from, to);
    }
  } catch (error) {
    for (const { from, to } of moved.toReversed()) await rename(to, from);
    throw error;
  }
}

/** Removes every file that is not among those to keep, and gives those that could not be removed. */
export async function removeOthers(mediaDir: string, keep: ReadonlySet<string>): Promise<readonly string[]> {
  const left: string[] = [];
  for await (const path of filesBelow(mediaDir)) {
    if (!keep.has(path)) await rm(join(mediaDir, path)).catch(() => left.push(path));
  }
  return left;
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([stat(one), stat(other).catch(() => null)]);
  if (!right?.isFile() || left.size !== right.size) return false;
  return (await hashOf(one)) === (await hashOf(other));
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** What keeps a file from its path: another one there, or a file where one of its folders would be. */
async function inTheWay(folder: string, path: string): Promise<string | null> {
  const names = path.split("/");
  for (let depth = 1; depth <= names.length; depth += 1) {
    const place = names.slice(0, depth).join("/");
    const there = await stat(join(folder, place)).catch(() => null);
    if (!there) return null;
    if (depth === names.length || !there.isDirectory()) return place;
  }
  return null;
}

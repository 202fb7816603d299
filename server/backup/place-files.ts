import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { FileMoves } from "./file-moves.ts";
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
 * file goes aside. Throws the disk's error at the first that can't be moved.
 */
export async function placeFiles({ mediaDir, staged, aside }: FilePlaces, moves: FileMoves): Promise<void> {
  for await (const path of filesBelow(staged)) {
    const [from, to] = [join(staged, path), join(mediaDir, path)];
    if (await isSameFile(from, to)) continue;
    const blocking = await inTheWay(mediaDir, path);
    if (blocking !== null) await moves.move(join(mediaDir, blocking), join(aside, blocking));
    await moves.move(from, to);
  }
  await moves.sync();
}

/** Puts files that went aside back to their places, whatever stands there now. May be repeated wherever it ended. */
export async function putBack({ mediaDir, aside }: Omit<FilePlaces, "staged">): Promise<void> {
  const moves = new FileMoves();
  for await (const path of filesBelow(aside)) {
    const blocking = await inTheWay(mediaDir, path);
    if (blocking !== null) await rm(join(mediaDir, blocking), { recursive: true });
    await moves.move(join(aside, path), join(mediaDir, path));
  }
  await moves.sync();
}

/** Removes those files of some that are there and not among those to keep, and gives those that could not be removed. */
export async function removeOthers(
  mediaDir: string,
  { files, keep }: { readonly files: readonly string[]; readonly keep: ReadonlySet<string> },
): Promise<readonly string[]> {
  const left: string[] = [];
  for (const path of files.filter((file) => !keep.has(file))) {
    const whole = join(mediaDir, path);
    const there = await stat(whole).catch(() => null);
    if (there?.isFile()) await rm(whole).catch(() => left.push(path));
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

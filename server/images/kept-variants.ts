import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { LRUCache } from "lru-cache";

import { readSealed, sealLength } from "./sealed-file.ts";

/** A size of a picture: its bytes, or a file whose first `size` bytes they are. */
export type Picture =
  | { readonly size: number; readonly bytes: Buffer<ArrayBuffer> }
  | { readonly size: number; readonly file: string };

/** Larger ones go from the disk, a piece at a time: a slow visitor doesn't hold all of one in memory. */
const small = 64 * 1024;

/** Sizes on the disk. Each is read with its seal; a large one that has not changed since is known to be whole. */
export class KeptVariants {
  readonly #whole = new LRUCache<string, string>({ max: 5_000 });

  /** Null when it isn't there, or is damaged. */
  async find(file: string): Promise<Picture | null> {
    const there = await stat(file).catch(() => null);
    if (!there?.isFile()) return null;
    const version = `${there.ino} ${there.mtimeMs} ${there.size}`;
    const size = there.size - sealLength;
    if (this.#whole.get(file) === version) return { size, file };
    const bytes = await readSealed(file);
    if (!bytes || bytes.length <= small) return bytes && { size, bytes };
    this.#whole.set(file, version);
    return { size, file };
  }
}

/** Whether a size was made, without a look at its content. */
export async function isThere(file: string): Promise<boolean> {
  const there = await stat(file).catch(() => null);
  return there !== null && there.size > sealLength;
}

/** Removes the files in a folder that were written before an instant. */
export async function removeAged(folder: string, before: number): Promise<void> {
  for (const file of await readdir(folder).catch(() => [])) {
    const path = join(folder, file);
    const there = await stat(path).catch(() => null);
    if (there?.isFile() && there.mtimeMs < before) await rm(path, { force: true });
  }
}

/** Removes the sizes in a folder (`{width}/{name}.{format}`) that have none of some names and are old enough. */
export async function removeOthers(
  folder: string,
  { names, olderThan, now }: { readonly names: ReadonlySet<string>; readonly olderThan: number; readonly now: number },
): Promise<void> {
  for (const width of (await readdir(folder).catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    for (const file of await readdir(join(folder, width)).catch(() => [])) {
      const [name = ""] = file.split(".", 1);
      if (!/^[0-9a-f]{32}$/.test(name) || names.has(name)) continue;
      const path = join(folder, width, file);
      const there = await stat(path).catch(() => null);
      if (there && now - there.mtimeMs > olderThan) await rm(path, { force: true });
    }
  }
}

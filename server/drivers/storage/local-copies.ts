import { createHash } from "node:crypto";
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";

import { removeOldParts, writeWhole } from "#server/disk/write-whole.ts";

import { storageGrace, type StoredFile } from "./storage-driver.ts";

/** What copies take together at most, in bytes, unless all of it is in use. */
const most = 1024 ** 3;

/** Who was given a path has opened its file within so many milliseconds. */
const inUse = 10 * 60_000;

/** Copies of files that lie elsewhere, for what opens files by itself: each content once, the latest used are kept. */
export class LocalCopies {
  readonly #folder: string;
  readonly #most: number;
  readonly #flights = new Map<string, Promise<string>>();

  constructor(folder: string, mostBytes = most) {
    this.#folder = folder;
    this.#most = mostBytes;
  }

  /** The path of a file's copy, which is made when it isn't there. Rejects as `open` does, and with the disk's error. */
  async of({ file, size, version }: StoredFile, open: () => Promise<Readable>): Promise<string> {
    const name = createHash("sha256").update(`${file}\0${version}`).digest("hex").slice(0, 32);
    const path = join(this.#folder, `${name}${extname(file)}`);
    const there = await stat(path).catch(() => null);
    if (there?.size === size) {
      await utimes(path, new Date(), new Date());
      return path;
    }
    const flight = this.#flights.get(path) ?? this.#fetch(path, size, open);
    this.#flights.set(path, flight);
    return await flight;
  }

  /** Removes what crashes left half-done, and the copies that were used least lately of more than may be. */
  async tidy(now: number): Promise<void> {
    await removeOldParts(this.#folder, storageGrace, now);
    await this.#trim(now);
  }

  async #fetch(path: string, size: number, open: () => Promise<Readable>): Promise<string> {
    try {
      await writeWhole(path, { size, sha256: null, open });
      await this.#trim(Date.now());
      return path;
    } finally {
      this.#flights.delete(path);
    }
  }

  async #trim(now: number): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const copies: { readonly path: string; readonly size: number; readonly used: number }[] = [];
    for (const path of names.filter((name) => !name.startsWith(".")).map((name) => join(this.#folder, name))) {
      const there = await stat(path).catch(() => null);
      if (there?.isFile()) copies.push({ path, size: there.size, used: there.mtimeMs });
    }
    let total = copies.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size, used } of copies.toSorted((one, other) => one.used - other.used)) {
      if (total <= this.#most || now - used < inUse) return;
      await rm(path, { force: true });
      total -= size;
    }
  }
}

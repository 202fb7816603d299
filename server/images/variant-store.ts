import { createHash } from "node:crypto";
import { join } from "node:path";

import { LRUCache } from "lru-cache";
import type { Logger } from "pino";

import type { ImageFormat, ImageWidth } from "#schemas/content/image.ts";

import { removeOldParts } from "#server/disk/write-whole.ts";
import type { StorageDriver } from "#server/drivers/storage/storage-driver.ts";

import { commonSizes } from "./common-sizes.ts";
import { FairQueue } from "./fair-queue.ts";
import { isThere, type Picture, KeptVariants, removeAged, removeOthers } from "./kept-variants.ts";
import { PictureFailure, type Composition, type Job } from "./maker/job.ts";
import type { Maker } from "./maker/picture-maker.ts";
import { localOriginal, versionOf } from "./originals.ts";
import { MemoryBudget } from "./memory-budget.ts";
import { memoryCost, type PictureSize } from "./memory-cost.ts";

/** A picture of the library; the store only ever opens paths that a row has. */
export interface Original extends PictureSize {
  /** Of its file in the storage. */
  readonly file: string;
  /** SHA-256 of its bytes; empty when it isn't known. */
  readonly hash: string;
}

export interface Variant {
  readonly original: Original;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

export interface VariantStoreOptions {
  /** Where the originals are. */
  readonly storage: StorageDriver;
  readonly cacheDir: string;
  readonly maker: Maker;
  readonly log: Logger;
  /** Milliseconds since whenever. */
  readonly now?: () => number;
}

/** Sizes that one client may wait for: a page with many pictures, in the three or four widths that one screen asks. */
const waiting = 60;

/** Two large sizes in AVIF are more, so they are made one after the other; small ones run together. In bytes. */
const mostMemory = 128_000_000;

/** What composing takes: its layers, in raw pixels, and the faces of two families. In bytes. */
const composedMemory = 48_000_000;

/** Where compositions are, below the cache directory: beside the folders of the widths. */
const composedFolder = join("images", "composed");

/** Nothing says which of them are still wanted: so old, in milliseconds, they are made again for who asks. */
const composedFor = 30 * 24 * 60 * 60_000;

type MadeJob = Exclude<Job, { kind: "measure" | "shrink" | "clean" | "crop" | "font" }>;

/** How long it is known that a picture can't be made, in milliseconds. */
const rememberedFor = 60_000;

/** For so many milliseconds what nothing names is left: somebody may be at work on it. */
const grace = 60 * 60_000;

/** A full disk is told of once in so many milliseconds. */
const toldEvery = 60_000;

/**
 * Makes sizes of pictures on demand and keeps them on disk, two at a time, each one once, clients taking turns, all
 * of them within a bound of memory. A size that can't be kept is shown, and the log says why.
 */
export class VariantStore {
  readonly #options: VariantStoreOptions;
  readonly #kept = new KeptVariants();
  readonly #queue = new FairQueue({ running: 2, waiting, waitingInAll: 2 * waiting });
  /** For what nobody waits for. */
  readonly #spare = new FairQueue({ running: 1, waiting, waitingInAll: 2 * waiting });
  readonly #budget = new MemoryBudget(mostMemory);
  readonly #failures: LRUCache<string, PictureFailure>;
  readonly #told: LRUCache<string, true>;

  constructor(options: VariantStoreOptions) {
    this.#options = options;
    const clock = { perf: { now: options.now ?? (() => performance.now()) }, ttlResolution: 0 };
    this.#failures = new LRUCache({ max: 1_000, ttl: rememberedFor, ...clock });
    this.#told = new LRUCache({ max: 10, ttl: toldEvery, ...clock });
  }

  /**
   * A size, made when it isn't there; null when `client` (who asks), or all together, have too many waiting
   * already. Rejects with a PictureFailure, for a while without trying again.
   */
  async read(variant: Variant, client: string): Promise<Picture | null> {
    const file = await this.#fileOf(variant);
    return (await this.#kept.find(file)) ?? this.#queue.run(client, file, () => this.#make(file, variant));
  }

  /** A size if it was made before; null otherwise, and then it is made when there is time. */
  async readOrPrepare(variant: Variant, client: string): Promise<Picture | null> {
    const file = await this.#fileOf(variant);
    const found = await this.#kept.find(file);
    // What fails here is told to who waits for another size of the same picture.
    if (!found) void this.#spare.run(client, file, () => this.#make(file, variant)).catch(() => {});
    return found;
  }

  /** A size for who can do without it until there is time to make it, and waits for that; null, and rejects, as `read` does. */
  async readPrepared(variant: Variant, client: string): Promise<Picture | null> {
    const file = await this.#fileOf(variant);
    return (await this.#kept.find(file)) ?? this.#spare.run(client, file, () => this.#make(file, variant));
  }

  /**
   * What is composed of pictures and words, under a name that its content gives it; made, kept, waited for and refused
   * like a size.
   */
  async readComposed(name: string, composition: Composition, client: string): Promise<Picture | null> {
    const { storage, cacheDir } = this.#options;
    const target = join(cacheDir, composedFolder, name);
    const make = (): Promise<Picture> =>
      this.#once(target, name, composedMemory, async () => {
        const { source } = composition;
        const local = source === null ? null : await localOriginal(storage, source);
        return { kind: "compose", composition: { ...composition, source: local } as Composition, target };
      });
    return (await this.#kept.find(target)) ?? this.#queue.run(client, target, make);
  }

  /**
   * Makes the common sizes of a picture where they aren't there, one after the other. False when the disk doesn't
   * keep them: others would fare no better. What can't be made is left to who asks for it.
   */
  async prepare(original: Original): Promise<boolean> {
    for (const { width, format } of commonSizes(original.width)) {
      const variant = { original, width, format };
      try {
        const file = await this.#fileOf(variant);
        if (await isThere(file)) continue;
        await this.#spare.run("ahead", file, () => this.#make(file, variant));
        if (!(await isThere(file))) return false;
      } catch {
        return true;
      }
    }
    return true;
  }

  /** Removes sizes of pictures that are not among these, and parts that crashes left, an hour old at least. */
  async keepOnly(originals: readonly Original[], now: number): Promise<void> {
    const folder = join(this.#options.cacheDir, "images");
    const names = await Promise.all(originals.map((original) => this.#nameOf(original).catch(() => "")));
    await removeOldParts(folder, grace, now);
    await removeOthers(folder, { names: new Set(names), olderThan: grace, now });
    await removeAged(join(this.#options.cacheDir, composedFolder), now - composedFor);
  }

  async #make(file: string, { original, width, format }: Variant): Promise<Picture> {
    const what = `${original.file} ${original.hash}`;
    return await this.#once(file, what, memoryCost(original, width, format), async () => {
      const source = await localOriginal(this.#options.storage, original.file);
      return { kind: "variant", source, width, format, target: file };
    });
  }

  async #once(file: string, what: string, bytes: number, begin: () => Promise<MadeJob>): Promise<Picture> {
    // It may have been made between the look on the disk and its turn.
    const found = await this.#kept.find(file);
    if (found) return found;
    const failure = this.#failures.get(what);
    if (failure) throw failure;
    try {
      const job = await begin();
      return await this.#budget.run(bytes, () => this.#makeNow(job));
    } catch (error) {
      if (error instanceof PictureFailure && error.kind !== "disk") this.#failures.set(what, error);
      throw error;
    }
  }

  async #makeNow(job: MadeJob): Promise<Picture> {
    const outcome = await this.#options.maker.do(job);
    if (outcome.kind === "unkept") {
      this.#tell(outcome.why);
      return { size: outcome.bytes.byteLength, bytes: Buffer.from(outcome.bytes) };
    }
    const kept = await this.#kept.find(job.target);
    if (!kept) throw new PictureFailure("disk", `${job.target} was written, and can't be read`);
    return kept;
  }

  #tell(why: string): void {
    if (this.#told.has(why)) return;
    this.#told.set(why, true);
    const { cacheDir, log } = this.#options;
    log.error({ code: why, cacheDir }, "sizes of pictures can't be kept on the disk: they are made for every visitor");
  }

  /** Named for the original's content, so that a replaced picture never shows sizes of the old one. */
  async #fileOf({ original, width, format }: Variant): Promise<string> {
    return join(this.#options.cacheDir, "images", String(width), `${await this.#nameOf(original)}.${format}`);
  }

  async #nameOf({ file, hash }: Original): Promise<string> {
    return hash === "" ? await this.#nameByFile(file) : hash.slice(0, 32);
  }

  async #nameByFile(file: string): Promise<string> {
    const version = await versionOf(this.#options.storage, file);
    return createHash("sha256").update(`${file}\0${version}`).digest("hex").slice(0, 32);
  }
}

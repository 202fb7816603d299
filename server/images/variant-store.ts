import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { ImageFormat, ImageWidth } from "#schemas/content/image.ts";

import { makeVariant } from "./make-variant.ts";

export interface Variant {
  /** The media row's path; the store only ever opens paths that a row has. */
  readonly path: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/** Makes sizes of pictures on demand and keeps them on disk, at most two at a time, each one once. */
export class VariantStore {
  readonly #mediaDir: string;
  readonly #cacheDir: string;
  readonly #flights = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  readonly #slots = new Slots(2);
  /** For what nobody waits for. */
  readonly #spare = new Slots(1);

  constructor(options: { readonly mediaDir: string; readonly cacheDir: string }) {
    this.#mediaDir = options.mediaDir;
    this.#cacheDir = options.cacheDir;
  }

  /** The bytes of a size. Rejects when the original is missing or isn't a sound picture. */
  async read(variant: Variant): Promise<Buffer<ArrayBuffer>> {
    const file = this.#fileOf(variant);
    const flight = this.#flights.get(file) ?? this.#load(file, variant);
    this.#flights.set(file, flight);
    try {
      return await flight;
    } finally {
      this.#flights.delete(file);
    }
  }

  /** The bytes of a size if it was made before; null otherwise, and then it is made when there is time. */
  async readOrPrepare(variant: Variant): Promise<Buffer<ArrayBuffer> | null> {
    const file = this.#fileOf(variant);
    const made = await readIfThere(file);
    if (!made && !this.#flights.has(file)) {
      const flight = this.#load(file, variant, this.#spare);
      this.#flights.set(file, flight);
      void flight.catch(() => {}).finally(() => this.#flights.delete(file));
    }
    return made;
  }

  async #load(file: string, { path, width, format }: Variant, slots = this.#slots): Promise<Buffer<ArrayBuffer>> {
    const made = await readIfThere(file);
    if (made) return made;
    return slots.run(async () => {
      const bytes = await makeVariant(await readFile(join(this.#mediaDir, path)), width, format);
      await mkdir(dirname(file), { recursive: true });
      // Written beside and moved, so that a crash never leaves half a picture under its name.
      const part = `${file}.${randomUUID()}`;
      await writeFile(part, bytes);
      await rename(part, file);
      return Buffer.from(bytes);
    });
  }

  #fileOf({ path, width, format }: Variant): string {
    const name = createHash("sha256").update(path).digest("hex").slice(0, 32);
    return join(this.#cacheDir, "images", String(width), `${name}.${format}`);
  }
}

async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return Buffer.from(await readFile(file));
  } catch {
    return null;
  }
}

/** Lets a bounded number of jobs run at once; the rest wait their turn. */
class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async run<Value>(job: () => Promise<Value>): Promise<Value> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

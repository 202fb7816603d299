import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { ImageFormat, ImageWidth } from "#schemas/content/image.ts";

import { FairQueue } from "./fair-queue.ts";
import { makeVariant } from "./make-variant.ts";

export interface Variant {
  /** The media row's path; the store only ever opens paths that a row has. */
  readonly path: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

export interface VariantStoreOptions {
  readonly mediaDir: string;
  readonly cacheDir: string;
  readonly make?: typeof makeVariant;
}

/** Sizes that one client may wait for: a page with many pictures, in the three or four widths that one screen asks. */
const mostWaiting = 60;

/** Makes sizes of pictures on demand and keeps them on disk, two at a time, each one once, clients taking turns. */
export class VariantStore {
  readonly #options: VariantStoreOptions;
  readonly #queue = new FairQueue({ running: 2, waiting: mostWaiting });
  /** For what nobody waits for. */
  readonly #spare = new FairQueue({ running: 1, waiting: mostWaiting });

  constructor(options: VariantStoreOptions) {
    this.#options = options;
  }

  /**
   * The bytes of a size, made when they aren't there; null when `client` (who asks) has too many waiting
   * already. Rejects when the original is missing or isn't a sound picture.
   */
  async read(variant: Variant, client: string): Promise<Buffer<ArrayBuffer> | null> {
    const file = this.#fileOf(variant);
    return (await readIfThere(file)) ?? this.#queue.run(client, file, () => this.#make(file, variant));
  }

  /** The bytes of a size if it was made before; null otherwise, and then it is made when there is time. */
  async readOrPrepare(variant: Variant, client: string): Promise<Buffer<ArrayBuffer> | null> {
    const file = this.#fileOf(variant);
    const made = await readIfThere(file);
    if (!made) void this.#spare.run(client, file, () => this.#make(file, variant)).catch(() => {});
    return made;
  }

  async #make(file: string, { path, width, format }: Variant): Promise<Buffer<ArrayBuffer>> {
    // It may have been made between the look on the disk and its turn.
    const made = await readIfThere(file);
    if (made) return made;
    const { mediaDir, make = makeVariant } = this.#options;
    const bytes = await make(await readFile(join(mediaDir, path)), width, format);
    await mkdir(dirname(file), { recursive: true });
    // Written beside and moved, so that a crash never leaves half a picture under its name.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return Buffer.from(bytes);
  }

  #fileOf({ path, width, format }: Variant): string {
    const name = createHash("sha256").update(path).digest("hex").slice(0, 32);
    return join(this.#options.cacheDir, "images", String(width), `${name}.${format}`);
  }
}

async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return Buffer.from(await readFile(file));
  } catch {
    return null;
  }
}

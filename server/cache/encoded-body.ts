import { promisify } from "node:util";
import { gunzip } from "node:zlib";

import { LRUCache } from "lru-cache";
import PQueue from "p-queue";

import { compress, type Encoding } from "./compress.ts";

const decompressGzip = promisify(gunzip);

type Bytes = Buffer<ArrayBuffer>;

/** A body as it goes out. */
export interface SentBody {
  readonly encoding: Encoding;
  readonly body: Bytes;
}

/** Brotli is made for one body at a time, while nothing waits for it. */
const brotliQueue = new PQueue({ concurrency: 1 });

/** How many bodies may wait for it; one that finds the queue full is tried again when it is next asked for. */
const mostWaiting = 200;

/**
 * Plain forms made again for those who take no compression, in bytes for all bodies together. A flood of them for one
 * page shares one: each inflated for itself, they queued for seconds and held a copy for each connection.
 */
const recentlyRead = new LRUCache<EncodedBody, Bytes>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ byteLength }) => Math.max(byteLength, 1),
});

/** What the kept forms take for each byte of the plain one, at most: gzip and Brotli beside each other. */
const keptPerByte = 0.5;

/**
 * One body in the encodings that visitors ask for. Nobody waits for a good encoding: who takes Brotli gets gzip,
 * made quickly, until the Brotli form is there. `seal` says that it is kept: the gzip form stays and the plain one goes,
 * so that it costs little memory. What is not kept goes out once, and no Brotli is made for it.
 */
export class EncodedBody {
  /** What its kept forms will weigh, in bytes. */
  readonly weight: number;
  #plain: Bytes | undefined;
  #gzip: Bytes | undefined;
  #gzipping: Promise<Bytes> | undefined;
  #reading: Promise<Bytes> | undefined;
  #brotli: Bytes | undefined;
  #isAwaitingBrotli = false;
  #isKept = false;

  constructor(plain: Bytes) {
    this.#plain = plain;
    this.weight = Math.ceil(plain.byteLength * keptPerByte);
  }

  /** Bytes held in all forms. */
  get bytes(): number {
    return (this.#plain?.byteLength ?? 0) + (this.#gzip?.byteLength ?? 0) + (this.#brotli?.byteLength ?? 0);
  }

  /** The best form among the accepted ones that is at hand; null when one has to be made first. */
  ready(accepted: readonly Encoding[]): SentBody | null {
    if (accepted.includes("br")) {
      if (this.#brotli) return { encoding: "br", body: this.#brotli };
      this.#makeBrotliLater();
    }
    if (accepted.includes("gzip")) return this.#gzip ? { encoding: "gzip", body: this.#gzip } : null;
    const plain = this.#plain ?? recentlyRead.get(this);
    return plain ? { encoding: "identity", body: plain } : null;
  }

  /** The body in the best of the accepted encodings that can be had without delay. */
  async in(accepted: readonly Encoding[]): Promise<SentBody> {
    const ready = this.ready(accepted);
    if (ready) return ready;
    if (accepted.includes("gzip")) return { encoding: "gzip", body: await this.#makeGzip() };
    const body = await this.#read();
    if (this.#isKept) recentlyRead.set(this, body);
    return { encoding: "identity", body };
  }

  /** Keeps the compressed form alone. */
  async seal(): Promise<void> {
    this.#isKept = true;
    await this.#makeGzip();
    this.#plain = undefined;
  }

  async #read(): Promise<Bytes> {
    const plain = this.#plain ?? recentlyRead.get(this);
    if (plain) return plain;
    this.#reading ??= decompressGzip(this.#gzip ?? Buffer.alloc(0));
    try {
      return await this.#reading;
    } finally {
      this.#reading = undefined;
    }
  }

  async #makeGzip(): Promise<Bytes> {
    if (this.#gzip) return this.#gzip;
    this.#gzipping ??= compress(this.#plain ?? Buffer.alloc(0), "gzip", "instant");
    try {
      return (this.#gzip = await this.#gzipping);
    } finally {
      this.#gzipping = undefined;
    }
  }

  #makeBrotliLater(): void {
    if (!this.#isKept || this.#isAwaitingBrotli || brotliQueue.size >= mostWaiting) return;
    this.#isAwaitingBrotli = true;
    const make = async (): Promise<void> => {
      try {
        this.#brotli = await compress(await this.#read(), "br", "fast");
      } catch {
        // Everybody gets the gzip form; the next one who asks for Brotli has it tried again.
        this.#isAwaitingBrotli = false;
      }
    };
    void brotliQueue.add(make);
  }
}

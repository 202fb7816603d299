import { promisify } from "node:util";
import { gunzip } from "node:zlib";

import { compress, type Encoding } from "./compress.ts";

const decompressGzip = promisify(gunzip);

type Bytes = Buffer<ArrayBuffer>;

/**
 * One body in the encodings that visitors ask for. It starts as text; `seal` keeps its gzip form and
 * lets the text go (a page's text is two bytes a character), so that a kept page costs little memory
 * from the start. The other encodings are made from it when they are first asked for.
 */
export class EncodedBody {
  #text: string | undefined;
  #gzip: Bytes | undefined;
  #brotli: Promise<Bytes> | undefined;
  #brotliBytes = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Bytes held in all forms. */
  get bytes(): number {
    return (this.#text?.length ?? 0) * 2 + (this.#gzip?.byteLength ?? 0) + this.#brotliBytes;
  }

  /** The body in an encoding. */
  async in(encoding: Encoding): Promise<Bytes | string> {
    if (encoding === "identity") return this.#read();
    if (encoding === "gzip") return this.#gzip ?? compress(await this.#read(), "gzip", "fast");
    this.#brotli ??= this.#makeBrotli();
    try {
      return await this.#brotli;
    } catch (error) {
      // Tried again by the next visitor.
      this.#brotli = undefined;
      throw error;
    }
  }

  /** Keeps the compressed form alone. */
  async seal(): Promise<void> {
    if (this.#text === undefined) return;
    this.#gzip = await compress(this.#text, "gzip", "fast");
    this.#text = undefined;
  }

  async #read(): Promise<Bytes | string> {
    if (this.#text !== undefined) return this.#text;
    return decompressGzip(this.#gzip ?? Buffer.alloc(0));
  }

  async #makeBrotli(): Promise<Bytes> {
    const bytes = await compress(await this.#read(), "br", "fast");
    this.#brotliBytes = bytes.byteLength;
    return bytes;
  }
}

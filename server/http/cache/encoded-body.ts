import { promisify } from "node:util";
import { gunzip } from "node:zlib";

import { compress, type Encoding } from "./compress.ts";

const decompressGzip = promisify(gunzip);

/**
 * One body in the encodings that visitors ask for. It starts as text and is compressed on demand;
 * `settle` compresses it well, once, and lets the text go, so that a kept page costs little memory.
 */
export class EncodedBody {
  #text: string | undefined;
  readonly #encoded = new Map<Encoding, Buffer<ArrayBuffer>>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Bytes held in all forms. */
  get bytes(): number {
    let sum = this.#text?.length ?? 0;
    for (const buffer of this.#encoded.values()) sum += buffer.byteLength;
    return sum;
  }

  /** The body in an encoding, without waiting when it is already there. */
  in(encoding: Encoding): Buffer<ArrayBuffer> | string | Promise<Buffer<ArrayBuffer>> {
    if (encoding === "identity" && this.#text !== undefined) return this.#text;
    return this.#encoded.get(encoding) ?? this.#make(encoding);
  }

  async #make(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    if (encoding === "identity") return decompressGzip(this.#encoded.get("gzip") ?? Buffer.alloc(0));
    const buffer = await compress(this.#text ?? "", encoding, "fast");
    if (this.#text !== undefined) this.#encoded.set(encoding, buffer);
    return buffer;
  }

  /** Compresses for keeping and frees the text. */
  async settle(): Promise<void> {
    const text = this.#text;
    if (text === undefined) return;
    this.#encoded.set("br", await compress(text, "br", "kept"));
    this.#encoded.set("gzip", await compress(text, "gzip", "kept"));
    this.#text = undefined;
  }
}

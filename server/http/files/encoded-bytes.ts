import { compress, type Encoding } from "#server/cache/compress.ts";

/** A file that never changes, compressed once per encoding, as well as can be. */
export class EncodedBytes {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly #encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  constructor(bytes: Buffer<ArrayBuffer>) {
    this.bytes = bytes;
  }

  in(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    if (encoding === "identity") return Promise.resolve(this.bytes);
    const known = this.#encoded.get(encoding) ?? compress(this.bytes, encoding, "best");
    this.#encoded.set(encoding, known);
    return known;
  }
}

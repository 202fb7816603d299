import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

/** What a file's content is known by. */
export interface Digest {
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Reads a stream to its end. Rejects as the stream does. */
export async function digestOf(source: Readable): Promise<Digest> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const piece of source as AsyncIterable<Uint8Array>) {
    hash.update(piece);
    size += piece.byteLength;
  }
  return { size, sha256: hash.digest("hex") };
}

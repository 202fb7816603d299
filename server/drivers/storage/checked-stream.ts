import { createHash } from "node:crypto";
import { pipeline, Transform, type Readable } from "node:stream";

import type { StreamedFile } from "./storage-driver.ts";

/**
 * Lets a file's bytes through, and keeps the last piece back until all of them are what was announced: otherwise it
 * fails before its end, and whoever takes it has not got it whole.
 */
export function checked({ size, sha256 }: StreamedFile, source: Readable): Readable {
  const hash = createHash("sha256");
  let bytes = 0;
  let last: Uint8Array | null = null;
  const through = new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      hash.update(piece);
      bytes += piece.byteLength;
      const before = last;
      last = piece;
      done(null, before ?? undefined);
    },
    flush(done) {
      const isRight = bytes === size && hash.digest("hex") === sha256;
      done(isRight ? null : new Error("What comes is not what was announced"), isRight ? last : undefined);
    },
  });
  // Its errors are told to whoever reads it.
  pipeline(source, through, () => undefined);
  return through;
}

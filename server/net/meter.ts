import { Transform } from "node:stream";

/** Lets a body through, piece by piece, and fails at the byte that goes beyond the bound. */
export function meter({
  most,
  beyond,
  onPiece,
}: {
  readonly most: number;
  /** What a larger body fails with. */
  readonly beyond: () => Error;
  readonly onPiece: () => void;
}): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      onPiece();
      bytes += chunk.byteLength;
      if (bytes > most) done(beyond());
      else done(null, chunk);
    },
  });
}

import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";

const mark = Buffer.from("CDV1");

/** Bytes that a seal takes. */
export const sealLength = mark.length + 8;

/**
 * Bytes with a seal behind them: a mark, their length and their checksum. What was cut off, emptied or damaged on
 * the disk doesn't match its seal. Programs that look at pictures don't mind what follows one.
 */
export function sealed(bytes: Uint8Array): Buffer {
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(bytes.byteLength, 0);
  numbers.writeUInt32BE(crc32(bytes), 4);
  return Buffer.concat([bytes, mark, numbers]);
}

/** What a seal stands behind; null when it doesn't match. */
export function unsealed(file: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | null {
  const length = file.length - sealLength;
  if (length <= 0 || !file.subarray(length, length + mark.length).equals(mark)) return null;
  const bytes = file.subarray(0, length);
  const isWhole = file.readUInt32BE(file.length - 8) === length && file.readUInt32BE(file.length - 4) === crc32(bytes);
  return isWhole ? bytes : null;
}

/** The bytes of a sealed file; null when it isn't there, is damaged, or the disk can't read it any more. */
export async function readSealed(file: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return unsealed(await readFile(file));
  } catch (error) {
    if (isLack(error)) throw error;
    return null;
  }
}

/** The system has no room for another open file: what is on the disk may be sound. */
function isLack(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");
}

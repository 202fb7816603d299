import type { FileHandle } from "node:fs/promises";

import type { FileKind } from "#schemas/forms/form-document.ts";

/*
 * How large a picture says that it is, read from its header alone: no program that draws pictures ever gets a stranger's
 * file.
 */

/** How many pixels a file says that it has, by its kind; null where it doesn't say so, or is no picture. */
export async function pixelsIn(file: FileHandle, kind: FileKind | null): Promise<number | null> {
  if (kind === "png") return ofPng(await bytesAt(file, 12, 12));
  if (kind === "webp") return ofWebp(await bytesAt(file, 12, 18));
  return kind === "jpeg" ? await ofJpeg(file) : null;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}

function ofPng(chunk: Buffer): number | null {
  if (chunk.length < 12 || chunk.toString("latin1", 0, 4) !== "IHDR") return null;
  return chunk.readUInt32BE(4) * chunk.readUInt32BE(8);
}

function ofWebp(chunk: Buffer): number | null {
  if (chunk.length < 18) return null;
  switch (chunk.toString("latin1", 0, 4)) {
    case "VP8X":
      return (chunk.readUIntLE(12, 3) + 1) * (chunk.readUIntLE(15, 3) + 1);
    case "VP8L": {
      const sizes = chunk.readUInt32LE(9);
      return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1);
    }
    case "VP8 ":
      return (chunk.readUInt16LE(14) & 0x3fff) * (chunk.readUInt16LE(16) & 0x3fff);
    default:
      return null;
  }
}

/** Goes from segment to segment up to the frame's; a file has no more of them before it than this. */
const mostSegments = 500;

async function ofJpeg(file: FileHandle): Promise<number | null> {
  let position = 2;
  for (let segment = 0; segment < mostSegments; segment += 1) {
    const head = await bytesAt(file, position, 9);
    const marker = head[1] ?? 0;
    if (head.length < 9 || head[0] !== 0xff) return null;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    // SOF0 to SOF15, without the three in between that are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return head.readUInt16BE(5) * head.readUInt16BE(7);
    }
    position += 2 + head.readUInt16BE(2);
  }
  // No camera does so: what hides its size has one to hide.
  return Infinity;
}

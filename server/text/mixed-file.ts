import type { FileHandle } from "node:fs/promises";

/*
 * Whether a picture or a document is something else as well: a page, a script, an archive behind its own content. Such a
 * file leaves as a download alone, but whoever saves it may open it with another program.
 */

/** What pages and scripts begin with, and what has a document do something by itself; in small letters. */
const marks = /<script|<html|<!doctype html|<\?php|\/javascript\b|\/launch\b/;

/** The longest of them. */
const longestMark = 16;

/** How an archive's list ends, and how far from the end of the file that may be (its comment has 65 535 bytes at most). */
const archiveEnd = "PK\u0005\u0006";
const archiveRoom = 66_000;

const partBytes = 256 * 1024;

/** Tells whether something else is in a file of so many bytes; reads it part by part. */
export async function isMixed(file: FileHandle, bytes: number): Promise<boolean> {
  let before = "";
  for (let position = 0; position < bytes; position += partBytes) {
    const part = before + (await textAt(file, position, partBytes)).toLowerCase();
    if (marks.test(part)) return true;
    before = part.slice(-longestMark);
  }
  return (await textAt(file, Math.max(0, bytes - archiveRoom), archiveRoom)).includes(archiveEnd);
}

async function textAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.toString("latin1", 0, bytesRead);
}

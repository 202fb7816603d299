import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";

import type { FileInput } from "#server/media/write.ts";

const extensions: readonly string[] = [".svg", ".png", ".jpg", ".jpeg", ".webp"];

const largest = 5 * 1024 * 1024;

/** Reads a logo's file for the media library. A text says why it can't be one. */
export async function readLogo(file: string): Promise<FileInput | string> {
  const extension = extname(file).toLowerCase();
  if (!extensions.includes(extension)) return `${file} is not an SVG, PNG, JPEG or WebP file`;
  const there = await stat(file).catch(() => null);
  if (there && there.size > largest) return `${file} is larger than 5 MB`;
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return `${file} can't be read`;
  // Named for its content: each logo that an estate had stays a medium of its own.
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return { path: `logo-${hash}${extension}`, bytes };
}

import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";

import sharp from "sharp";

import { cleanSvg } from "#server/text/clean-svg.ts";

/** A logo's file as it goes to the media library. */
export interface LogoFile {
  /** In the library. It names the content, so that a new logo is never an old one from a cache. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

const mimes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
};

const largest = 5 * 1024 * 1024;

/** Reads and measures a logo; an SVG is cleaned. A text says why it can't be one. */
export async function readLogo(file: string): Promise<LogoFile | string> {
  const extension = extname(file).toLowerCase();
  const mime = mimes[extension];
  if (mime === undefined) return `${file} is not an SVG, PNG, JPEG or WebP file`;
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return `${file} can't be read`;
  if (bytes.byteLength > largest) return `${file} is larger than 5 MB`;
  const measured = extension === ".svg" ? measureSvg(bytes) : await measurePicture(bytes);
  if (measured === null) return `${file} is not a picture`;
  const hash = createHash("sha256").update(measured.bytes).digest("hex").slice(0, 10);
  return { ...measured, mime, path: `logo-${hash}${extension}` };
}

/** Puts a logo's file into the media folder. */
export async function writeLogo({ path, bytes }: LogoFile, mediaDir: string): Promise<void> {
  await mkdir(mediaDir, { recursive: true });
  await writeFile(join(mediaDir, path), bytes);
}

type Measured = Pick<LogoFile, "bytes" | "width" | "height">;

async function measurePicture(bytes: Uint8Array): Promise<Measured | null> {
  const known = await sharp(bytes)
    .metadata()
    .catch(() => null);
  return known ? { bytes, width: known.width, height: known.height } : null;
}

/** An SVG's size is its view box, else its width and height. */
function measureSvg(raw: Uint8Array): Measured | null {
  const svg = cleanSvg(raw);
  if (svg === null) return null;
  const box = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/i.exec(svg);
  const side = (name: string) => new RegExp(`<svg[^>]* ${name}="([\\d.]+)`).exec(svg)?.[1];
  const [width, height] = [box?.[1] ?? side("width"), box?.[2] ?? side("height")].map(Number);
  if (!width || !height) return null;
  return { bytes: Buffer.from(svg), width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

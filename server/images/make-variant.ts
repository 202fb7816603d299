import type { default as Sharp } from "sharp";

import type { ImageFormat, ImageWidth } from "#schemas/content/image.ts";

/** Loaders that no picture of a site needs and whose parsers have a history (reliability S-27). */
const blocked = [
  "VipsForeignLoadNsgif",
  "VipsForeignLoadTiff",
  "VipsForeignLoadVips",
  "VipsForeignLoadPdf",
  "VipsForeignLoadSvg",
];

/** More pixels than any camera of an estate makes; fewer than a bomb needs. */
const mostPixels = 50_000_000;

let loading: Promise<typeof Sharp> | undefined;

/** Resizes a picture to a width in pixels (never enlarging) and encodes it. Throws on anything that isn't a sound picture. */
export async function makeVariant(original: Uint8Array, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  loading ??= loadSharp();
  const sharp = await loading;
  const picture = sharp(original, { limitInputPixels: mostPixels, failOn: "warning", animated: false })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  // Two fifths of the time of effort 3 for a fortieth more bytes: a first visitor's pictures are all waited for.
  if (format === "avif") return picture.avif({ quality: 55, effort: 1 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 76, effort: 4, alphaQuality: 90 }).toBuffer();
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/** The image library is loaded with the first picture that isn't on disk yet: many a start needs none. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  // One picture takes one core; the queue in variant-store.ts bounds how many are made at once.
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: blocked });
  return sharp;
}

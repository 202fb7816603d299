import type { Metadata, Sharp } from "sharp";

import type { CleanJob, CropJob } from "./job.ts";
import { readPicture } from "./read-picture.ts";

/** Half as much again as the widest size that is made, in pixels; making more of it would take a small server's memory. */
const largest = 3000;

/**
 * Makes a picture anew as it is shown, of its own kind: upright, in sRGB, no larger than anybody asks for, and with
 * nothing beside its pixels (where and by whom it was taken is nobody's business). Throws on anything that isn't a sound
 * picture.
 */
export async function clean({ source }: CleanJob) {
  const { picture, head } = await readPicture(source);
  const bounds = { width: largest, height: largest, fit: "inside", withoutEnlargement: true } as const;
  const remade = encoded(picture.rotate().resize(bounds), head);
  const { data, info } = await remade.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Makes a picture of a part of one that was cleaned. Throws on anything that isn't a sound picture, or has no such part. */
export async function crop({ source, x: left, y: top, width, height }: CropJob) {
  const { picture, head } = await readPicture(source);
  const remade = encoded(picture.extract({ left, top, width, height }), head);
  const { data, info } = await remade.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** As good as it came, as far as the eye can tell: every size that visitors get is made of it. */
function encoded(picture: Sharp, { format, isPalette }: Metadata): Sharp {
  if (format === "jpeg") return picture.jpeg({ quality: 92 });
  if (format === "png") return picture.png({ compressionLevel: 9, palette: isPalette });
  if (format === "webp") return picture.webp({ quality: 92, effort: 4 });
  if (format === "heif") return picture.avif({ quality: 75, effort: 2 });
  throw new Error(`A ${format} is no picture of a media library`);
}

import type { ShrinkJob } from "./job.ts";
import { readPicture } from "./read-picture.ts";

/** Makes a picture smaller, never larger, and a WebP of it. Throws on anything that isn't a sound picture. */
export async function shrink({ source, ...most }: ShrinkJob) {
  const { picture, head } = await readPicture(source);
  const own = head.autoOrient;
  const width = Math.min(most.width, own.width);
  const whole = Math.max(1, Math.round((own.height * width) / own.width));
  const height = Math.min(most.height, whole);
  const sized = picture.rotate().resize({ width, height: whole, fit: "fill" });
  const bytes = await sized.extract({ left: 0, top: 0, width, height }).webp({ quality: 85, effort: 4 }).toBuffer();
  return { bytes, width, height };
}

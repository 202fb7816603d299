import type { FocalPoint } from "#schemas/content/image.ts";
import { type Crop, type MediumKind, mediumKinds, smallestCrop, tagLimits } from "#schemas/content/media.ts";
import { fold } from "#schemas/fold.ts";
import type { Problem } from "#schemas/refusal.ts";
import { isRecord } from "#schemas/fields/check.ts";

/** How the media types of each kind begin. */
export const mimeStarts: Readonly<Record<MediumKind, string>> = {
  image: "image/",
  video: "video/",
  pdf: "application/pdf",
};

/** What the library calls a file of a media type; null for what it doesn't show: captions, fonts. */
export function mediumKindOf(mime: string): MediumKind | null {
  return mediumKinds.find((kind) => mime.startsWith(mimeStarts[kind])) ?? null;
}

/** Tags as they are kept: without room around them, each once whatever its case and accents, in their order. */
export function tidyTags(tags: readonly string[]): readonly string[] {
  const tidy = tags.map((tag) => tag.normalize("NFC").replace(/\s+/gu, " ").trim()).filter((tag) => fold(tag) !== "");
  return tidy.filter((tag, index) => tidy.findIndex((other) => fold(other) === fold(tag)) === index);
}

/** Says what is wrong with tags before they are kept. */
export function checkTags(tags: readonly string[]): readonly Problem[] {
  const { count, length } = tagLimits;
  if (tags.length > count) {
    return [{ key: "tags", messageKey: "key.tooMany", values: { max: count, count: tags.length } }];
  }
  return tags.flatMap((tag, index): readonly Problem[] =>
    tag.length > length ? [{ key: `tags.${index}`, messageKey: "key.tooLong", values: { max: length } }] : [],
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a part of a picture is within it, and large enough to be seen. */
export function isCropOf({ x, y, width, height }: Crop, of: Size): boolean {
  const isWithin = x >= 0 && y >= 0 && x + width <= of.width && y + height <= of.height;
  return isWithin && width >= smallestCrop && height >= smallestCrop;
}

/** Reads a crop as it is stored; null: there is none. */
export function readCrop(text: string): Crop | null {
  const value: unknown = text === "" ? null : JSON.parse(text);
  return isRecord(value) ? (value as unknown as Crop) : null;
}

/** All of a picture. */
export function wholeOf({ width, height }: Size): Crop {
  return { x: 0, y: 0, width, height };
}

/** Where a point of one part of a picture is in another part of it: at its edge where it is outside. */
export function movedFocal(focal: FocalPoint, from: Crop, to: Crop): FocalPoint {
  const along = (at: number, start: number, size: number, newStart: number, newSize: number): number => {
    const part = (start + (at / 100) * size - newStart) / newSize;
    return Math.round(Math.min(1, Math.max(0, part)) * 100);
  };
  return {
    x: along(focal.x, from.x, from.width, to.x, to.width),
    y: along(focal.y, from.y, from.height, to.y, to.height),
  };
}

import type { ImageFormat, ImageWidth } from "#schemas/content/image.ts";

/** A picture as it was stored; sizes in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly mime: string;
}

/** Bytes that encoding takes for each pixel, as measured with sharp 0.35. */
const encoding: Readonly<Record<ImageFormat, number>> = { avif: 44, webp: 28, jpeg: 22 };

/** About how many bytes making one size of a picture takes beside the bare process. */
export function memoryCost(original: PictureSize, width: ImageWidth, format: ImageFormat): number {
  const outWidth = Math.min(width, original.width);
  const outPixels = outWidth * outWidth * (original.height / original.width);
  const decoding = original.mime === "image/jpeg" ? 3 : 4;
  return Math.round(original.width * original.height * decoding + outPixels * encoding[format]);
}

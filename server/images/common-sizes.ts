import { type ImageFormat, type ImageWidth, imageWidths } from "#schemas/content/image.ts";

/** What phones, laptops and large screens ask for most: of the eight widths those that are seldom asked for are left. */
const widths: readonly ImageWidth[] = [320, 480, 640, 828, 1080, 1600];

export interface CommonSize {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/**
 * The sizes of a picture that most visitors ask for, the soonest wanted first: AVIF in the common widths up to its
 * own, and the JPEG that pages name to those who show one picture alone. Others are made when they are asked for.
 */
export function commonSizes(pictureWidth: number): readonly CommonSize[] {
  const offered = widths.filter((width) => width <= pictureWidth);
  const common = offered.length > 0 ? offered : [imageWidths[0]];
  return [...common.map((width) => ({ width, format: "avif" as const })), { width: 1080, format: "jpeg" }];
}

/** A picture as every API answer carries it (spec §3, album images, logos). Sizes in pixels. */
export interface Image {
  readonly id: number;
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What a crop keeps in view. */
  readonly focal: FocalPoint;
  readonly onlineImage: OnlineImage;
}

/** A point of a picture, in whole per cents of its width and height, from its upper left corner. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What a crop keeps in view of a picture of which nobody said more. */
export const middle: FocalPoint = { x: 50, y: 50 };

/** Where the picture is: `externalPath` is what the image endpoint resizes. */
export interface OnlineImage {
  readonly id: number;
  readonly externalId: string;
  readonly externalType: "local" | "cdn";
  readonly externalPath: string;
  /** The original file. */
  readonly url: string;
}

/** The widths that the image endpoint makes, in pixels (spec §9: 320 to 1921). */
export const imageWidths = [320, 480, 640, 828, 1080, 1366, 1600, 1921] as const;

export type ImageWidth = (typeof imageWidths)[number];

export const imageFormats = ["avif", "webp", "jpeg"] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** The address of one size of a picture. `externalPath` has no leading slash. */
export function imageUrl(externalPath: string, width: ImageWidth, format: ImageFormat): string {
  return `/images/${width}/${externalPath}.${format}`;
}

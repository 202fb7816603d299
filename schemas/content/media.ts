import type { Localized } from "../locale.ts";
import type { Image } from "./image.ts";

/** What the library tells apart (spec §5: pictures and films; documents are PDFs). */
export const mediumKinds = ["image", "video", "pdf"] as const;

export type MediumKind = (typeof mediumKinds)[number];

/** How large a file of each kind may be that comes in by the API, in bytes. */
export const largestMedia: Readonly<Record<MediumKind, number>> = {
  image: 5 * 1024 * 1024,
  pdf: 16 * 1024 * 1024,
  video: 32 * 1024 * 1024,
};

/** How many tags a medium has at most, and how long each is. */
export const tagLimits = { count: 20, length: 40 } as const;

/** How narrow and how low a crop may be, in pixels. */
export const smallestCrop = 16;

/** A part of a picture, in whole pixels from its upper left corner. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A medium as the media library has it. */
export interface LibraryMedium {
  readonly id: number;
  readonly kind: MediumKind;
  /** Its file, its name and its size; of films and documents the size isn't known. */
  readonly image: Image;
  /** Leads to its present file, also once that is replaced. */
  readonly address: string;
  readonly bytes: number;
  /** What it says to those who don't see it, by language. */
  readonly alt: Localized<string>;
  /** It says nothing on purpose. */
  readonly isDecorative: boolean;
  readonly tags: readonly string[];
  readonly isCropped: boolean;
}

export interface MediaList {
  readonly media: readonly LibraryMedium[];
  readonly total: number;
}

/** A word that media are found by, and how many have it. */
export interface MediaTag {
  readonly tag: string;
  readonly count: number;
}

/** What of the site a medium may stand in. */
export const mediaUseKinds = [
  "page",
  "frame",
  "reusable",
  "template",
  "popup",
  "form",
  "blocks",
  "settings",
  "preset",
  "logo",
  "address",
  "news",
  "blog",
  "folder",
  "element",
  "album",
  "service",
  "product",
  "pairing",
  "letters",
  "record",
] as const;

export type MediaUseKind = (typeof mediaUseKinds)[number];

/** A place of the site where a medium stands. */
export interface MediaUse {
  readonly kind: MediaUseKind;
  /** The number of the page, the popup, the news…; null: there is one of its kind, or none has it. */
  readonly id: number | null;
  /** The kind in words. */
  readonly place: string;
  /** What it is called; empty: by its kind alone. */
  readonly title: string;
  /** Visitors have it so. */
  readonly isPublic: boolean;
  /** It stands in what is edited and not yet public. */
  readonly isDraft: boolean;
}

/** A medium with all that its details show. */
export interface MediumDetails {
  readonly medium: LibraryMedium;
  /** What it was before it was cropped, and which part of that it is; null: it wasn't. */
  readonly original: { readonly image: Image; readonly crop: Crop } | null;
  readonly uses: readonly MediaUse[];
}

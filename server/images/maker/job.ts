import type { ImageFormat, ImageWidth } from "#schemas/content/image.ts";

import type { ShareCard } from "../share-card.ts";
import type { MadeFont } from "./make-font.ts";

/** A size of a picture to make. */
export interface VariantJob {
  /** The original. */
  readonly source: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  /** Where the size goes, sealed. */
  readonly target: string;
}

/** What is composed of pictures and words, and not a size of one picture. */
export type Composition =
  /** The card of a shared page (JPEG). `source`: its picture's file. */
  | { readonly kind: "card"; readonly card: ShareCard; readonly source: string | null }
  /** The icon of a telephone's screen (PNG), of a picture or a drawing, on a ground `#rrggbb`. */
  | { readonly kind: "icon"; readonly source: string; readonly ground: string };

/** A picture to look at: is it one, and how large. */
export interface MeasureJob {
  /** A file, or the bytes of one. */
  readonly source: string | Uint8Array;
}

/** A picture to make smaller, and of one kind (WebP), whatever it came as. */
export interface ShrinkJob {
  readonly source: Uint8Array;
  /** At most so many pixels wide and high: what is below that is cut off. */
  readonly width: number;
  readonly height: number;
}

/** A picture to make anew of its own kind: upright, and without what cameras and programs write beside it. */
export interface CleanJob {
  readonly source: Uint8Array;
}

/** A part of a picture to make a picture of its own kind of; in pixels from its upper left corner. */
export interface CropJob {
  readonly source: Uint8Array;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A font file to make ready for pages. */
export interface FontJob {
  readonly source: Uint8Array;
  /** What its name says (spec §9): a variable font is held still there. */
  readonly weight: number;
  readonly isItalic: boolean;
}

export type Job =
  | ({ readonly kind: "variant" } & VariantJob)
  | ({ readonly kind: "measure" } & MeasureJob)
  | ({ readonly kind: "shrink" } & ShrinkJob)
  | ({ readonly kind: "clean" } & CleanJob)
  | ({ readonly kind: "crop" } & CropJob)
  | ({ readonly kind: "font" } & FontJob)
  | { readonly kind: "compose"; readonly composition: Composition; readonly target: string };

export type Outcome =
  /** It is at its target. */
  | { readonly kind: "kept" }
  /** The disk didn't take it (`why`, the system's code); here it is. */
  | { readonly kind: "unkept"; readonly bytes: Uint8Array; readonly why: string }
  /** Sizes in pixels, as it is shown; `format` is the image library's name. */
  | { readonly kind: "measured"; readonly width: number; readonly height: number; readonly format: string }
  /** What was shrunk, cleaned or cropped. */
  | { readonly kind: "remade"; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | ({ readonly kind: "set" } & MadeFont)
  | { readonly kind: "failed"; readonly failure: FailureKind; readonly why: string };

/**
 * Why no picture came: the original isn't there, isn't a picture that can be read, can't be read now (the disk,
 * too many open files, or no room for a process), or ended the process that read it.
 */
export type FailureKind = "missing" | "unsound" | "disk" | "died";

/** A picture that could not be made or measured. */
export class PictureFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, why: string) {
    super(why);
    this.kind = kind;
  }
}

export interface Asked {
  readonly id: number;
  readonly job: Job;
}

export interface Answered {
  readonly id: number;
  readonly outcome: Outcome;
}

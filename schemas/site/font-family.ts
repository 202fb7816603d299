/** A typeface that the site can set (spec §3: "font (name, files list)"). */
export interface FontFamily {
  readonly name: string;
  readonly files: readonly FontFile[];
}

export interface FontFile {
  readonly name: string;
  /** Inferred from the file's name (spec §9). */
  readonly weight: number;
  readonly style: "normal" | "italic";
}

/** What stands in for a face until it is there. */
export type FontGeneric = "sans-serif" | "serif" | "cursive";

/** A family that the estate has uploaded, as administrators see it. */
export interface UploadedFamily {
  readonly id: number;
  readonly name: string;
  /** A font of the site is set in it: it can neither be removed nor be called otherwise. */
  readonly isInUse: boolean;
  readonly files: readonly UploadedFile[];
}

export interface UploadedFile extends FontFile {
  readonly url: string;
  readonly bytes: number;
}

/** An uploaded family as pages set it. */
export interface ServedFamily {
  readonly name: string;
  readonly generic: FontGeneric;
  readonly faces: readonly ServedFace[];
}

/** Lengths are of an em: how high and how wide on average its letters are, for what stands in for it. */
export interface ServedFace {
  readonly url: string;
  readonly weight: number;
  readonly style: "normal" | "italic";
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly width: number;
}

/** What a family may be called: it stands in style sheets as it is. */
export function isFamilyName(name: string): boolean {
  return /^[\p{L}\p{N}](?:[\p{L}\p{N} -]{0,58}[\p{L}\p{N}])?$/u.test(name);
}

/** Whether a file's name says that its letters are slanted. */
export function isItalicName(fileName: string): boolean {
  return /italic|oblique/i.test(fileName);
}

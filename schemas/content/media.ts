import type { Localized } from "../locale.ts";
import type { Image } from "./image.ts";

/** A picture as the media library has it. */
export interface LibraryPicture {
  readonly id: number;
  readonly image: Image;
  /** What it says to those who don't see it, by language. */
  readonly alt: Localized<string>;
  /** It says nothing on purpose. */
  readonly isDecorative: boolean;
}

export interface MediaList {
  readonly media: readonly LibraryPicture[];
  readonly total: number;
}

import type { Image } from "./image.ts";

/** An album (spec §3): a titled series of pictures. */
export interface Album {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  /** Its own page, in the language of the answer: `/en_US/albums/harvest/2`. */
  readonly url: string;
  readonly images: readonly Image[];
}

export interface AlbumList {
  readonly albums: readonly Album[];
  readonly total: number;
}

import type { LibraryMedium, MediaList } from "#schemas/content/media.ts";

import { PagedList } from "../paged-list.ts";
import type { MediaPort, MediaQuery } from "./media-port.ts";

/** Every medium there is. */
export const everything: MediaQuery = { search: "", kind: null, tag: null, isUnused: false };

export type MediaShelf = PagedList<LibraryMedium, MediaQuery, MediaList>;

/** The media that are looked at, the newest first. */
export function mediaShelf({ list: ask }: Pick<MediaPort, "list">): MediaShelf {
  return new PagedList({ query: everything, ask, itemsOf: ({ media }) => media, keyOf: ({ id }) => id });
}

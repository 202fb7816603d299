import type { Image } from "./image.ts";

/** One step of the way to a folder or an article, the outermost first (spec §3: "id, url, name"). */
export interface BreadcrumbEntry {
  readonly id: number;
  readonly url: string;
  readonly name: string;
}

/** A blog folder in one language. */
export interface BlogFolder {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Sanitized HTML. */
  readonly text: string;
  readonly image: Image | null;
  readonly parent: number | null;
  /** Articles that are out, in it and in the folders below. */
  readonly total: number;
  /** Its own page, in the language of the answer: `/blog/folder/in-the-cellar/2`. */
  readonly url: string;
}

/** A blog article in one language (spec §3). */
export interface Blog {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Plain text, for lists. */
  readonly summary: string;
  /** Sanitized HTML. */
  readonly text: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly image: Image | null;
  /** The folder that it stands in, with the folder's own page. */
  readonly folder: BreadcrumbEntry | null;
  /** Its own page, in the language of the answer: `/blog/under-the-vault/4`. */
  readonly url: string;
}

export interface BlogList {
  readonly blogs: readonly Blog[];
  readonly total: number;
}

/** What a folder holds; without an id, the blog's entrance: its outermost folders and the articles outside any. */
export interface BlogFolderContent {
  /** The folder itself; null at the entrance. */
  readonly folder: BlogFolder | null;
  /** The folders right inside. */
  readonly folders: readonly BlogFolder[];
  /** The newest articles right inside, twelve at most; the list has the rest. */
  readonly blogs: readonly Blog[];
}

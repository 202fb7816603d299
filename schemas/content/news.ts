import type { Image } from "./image.ts";

/** A news item in one language (spec §3). */
export interface News {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Plain text, for lists. */
  readonly summary: string;
  /** Sanitized HTML, for the detail. */
  readonly text: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly promoted: boolean;
  readonly image: Image | null;
  /** The item's own page, in the language of the answer: `/en_US/news/first-buds/4`. */
  readonly url: string;
}

export interface NewsList {
  readonly news: readonly News[];
  readonly total: number;
}

import type { SearchType } from "#schemas/content/search.ts";
import type { Locale } from "#schemas/locale.ts";

/** What can be found, in one language: what it is searched by, and what a hit and the facets need of it. */
export interface SearchDocument {
  readonly type: SearchType;
  readonly id: number;
  readonly title: string;
  readonly url: string;
  /** Plain text for the hit when no word stands in the text. */
  readonly summary: string;
  /** Plain text that is searched. */
  readonly text: string;
  /** Words that count more than the text: tags, colour, appellation, grapes, pairings. */
  readonly tags: string;
  readonly imageId: number | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  /** Null for what isn't sold. */
  readonly sale: SaleFacts | null;
}

/** What a product can be narrowed down by. */
export interface SaleFacts {
  /** Colour; empty for what isn't a wine. */
  readonly kind: string;
  readonly years: readonly number[];
  readonly priceCents: number;
  /** Null without one. */
  readonly appellation: Choice | null;
  readonly pairings: readonly Choice[];
}

/** A facet's value and its name in the document's language. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Gives every document of one kind in a language; reads through repositories, so that tags are recorded. */
export type DocumentSource = (locale: Locale) => Promise<readonly SearchDocument[]>;

import type { OnlyForm } from "../commerce/only-form.ts";
import type { Image } from "./image.ts";
import type { Product } from "./product.ts";

/** What a search finds, in the order in which groups are shown. */
export const searchTypes = ["product", "service", "article", "news", "page"] as const;

export type SearchType = (typeof searchTypes)[number];

/** One find. */
export interface SearchHit {
  readonly type: SearchType;
  readonly id: number;
  readonly title: string;
  readonly url: string;
  /** Plain text around the first word found, or the summary. */
  readonly excerpt: string;
  readonly image: Image | null;
  /** `YYYY-MM-DD` of news and articles. */
  readonly date: string | null;
  /** The whole product of a product's hit, else null. */
  readonly product: Product | null;
}

/** A value that the result can be narrowed to, and how many hits have it. */
export interface FacetValue {
  /** What stands in the address. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
}

/** A band of prices in euros; `max` null: and above. */
export interface PriceRange {
  readonly min: number;
  readonly max: number | null;
  readonly count: number;
  readonly selected: boolean;
}

/** Counted over the result without each facet's own filter, so that one can change one's mind. */
export interface SearchFacets {
  readonly type: readonly FacetValue[];
  readonly kind: readonly FacetValue[];
  readonly year: readonly FacetValue[];
  readonly appellation: readonly FacetValue[];
  readonly pairing: readonly FacetValue[];
  readonly price: readonly PriceRange[];
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly facets: SearchFacets;
}

/** A line under the search field. */
export interface Suggestion {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  /** What goes into the cart from here; null: nothing, or one chooses first. */
  readonly buy: OnlyForm | null;
}

/** At most eight in all, by type, the best group first. */
export interface SuggestionList {
  readonly groups: readonly { readonly type: SearchType; readonly suggestions: readonly Suggestion[] }[];
}

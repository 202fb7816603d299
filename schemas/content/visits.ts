/** Pages that were seen, and how many of those times somebody came to the site by it. */
export interface ViewCount {
  readonly views: number;
  readonly visits: number;
}

/** What the shop did: baskets that were begun, orders that were paid, and their sum in euros, less what was paid back. */
export interface ShopCount {
  readonly baskets: number;
  readonly orders: number;
  readonly turnover: number;
}

/** A stretch of time beside the one before it. */
export interface Compared<Count> {
  readonly now: Count;
  readonly before: Count;
}

/** `direct`: by an address that was typed or kept; `host`: by a link of another site; `mark`: by a marked link. */
export type SourceKind = "direct" | "host" | "mark" | "other";

/** What the operator learns of visits (GET /admin/visits). Days are those of Paris. */
export interface VisitSummary {
  /** Today beside yesterday. */
  readonly today: Compared<ViewCount>;
  /** This month beside as many days of the month before. */
  readonly month: Compared<ViewCount>;
  /** The last thirty days, the latest last. */
  readonly days: readonly ({ readonly day: string } & ViewCount)[];
  /** What was read in these days, the most first: a thousand pages at most. */
  readonly pages: readonly { readonly path: string; readonly views: number }[];
  /** Where they came from, the most first: a thousand at most. */
  readonly sources: readonly { readonly kind: SourceKind; readonly name: string; readonly visits: number }[];
  /** Null where nothing is sold. */
  readonly shop: { readonly today: Compared<ShopCount>; readonly month: Compared<ShopCount> } | null;
}

import type { Locale } from "../locale.ts";

/** What the page is and where: views read it with `usePage`. */
export interface PageFacts {
  readonly id: number | null;
  /** The page type's slug. */
  readonly type: string;
  readonly locale: Locale;
  /** The address asked for, without the query: `/en_US/our-wines`. */
  readonly path: string;
  /** The same page in each language it has. */
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
  /**
   * What was asked of it that goes along to its other languages, a query without its question mark: what was searched
   * or chosen, the payment that came back. Search engines are told of none of those addresses. Left out for
   * views whose definition doesn't say that they read it.
   */
  readonly asked?: string | undefined;
  readonly zone: "public" | "private";
}

import type { Locale } from "../locale.ts";

/** What the page is and where: views read it with `usePage`. */
export interface PageFacts {
  readonly id: number | null;
  /** The page type's slug. */
  readonly type: string;
  readonly locale: Locale;
  /** The address asked for, without the query: `/en_US/our-wines`. */
  readonly path: string;
  /** The same page in each language it has; in the private zone with what was asked of it, after a question mark. */
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
  readonly zone: "public" | "private";
}

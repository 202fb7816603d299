import { needKey } from "#renderer/data/need-key.ts";
import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Keep } from "#server/cache/kept-reads.ts";

import type { Caller } from "../api/handler.ts";

import { withCanonicalLinks } from "./canonical-links.ts";
import { canonicalPaths } from "./canonical-path.ts";

/** Answers a data need in a language; with a caller it is their own (private zone only). Rejects when it can't be had. */
export type ResolveNeed = (need: Need, locale: Locale, caller?: Caller | null) => Promise<unknown>;

/**
 * The answers of data needs, with their links under canonical addresses, each asked once while what it was made from
 * stays as it is. A caller's own is never kept.
 */
export function keptAnswers(resolveNeed: ResolveNeed, keep: Keep): ResolveNeed {
  const canonicalOf = canonicalPaths(resolveNeed, keep);
  const ask: ResolveNeed = async (...asked) => withCanonicalLinks(await resolveNeed(...asked), canonicalOf);
  return (need, locale, caller = null) =>
    need.private || caller
      ? ask(need, locale, caller)
      : keep(`answer ${locale} ${needKey(need)}`, () => ask(need, locale));
}

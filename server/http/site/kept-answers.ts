import { needKey } from "#renderer/data/need-key.ts";
import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Keep } from "#server/cache/kept-reads.ts";

import type { Caller } from "../api/handler.ts";

/** Answers a data need in a language; with a caller it is their own (private zone only). Rejects when it can't be had. */
export type ResolveNeed = (need: Need, locale: Locale, caller?: Caller | null) => Promise<unknown>;

/** The answers of data needs, each asked once while what it was made from stays as it is. A caller's own is never kept. */
export function keptAnswers(resolveNeed: ResolveNeed, keep: Keep): ResolveNeed {
  return (need, locale, caller = null) =>
    need.private || caller
      ? resolveNeed(need, locale, caller)
      : keep(`answer ${locale} ${needKey(need)}`, () => resolveNeed(need, locale));
}

import { needKey } from "#renderer/data/need-key.ts";
import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Keep } from "#server/cache/kept-reads.ts";

/** Answers a data need in a language; rejects when it can't be had. */
export type ResolveNeed = (need: Need, locale: Locale) => Promise<unknown>;

/** The answers of data needs, each asked once while what it was made from stays as it is. A private one is never kept. */
export function keptAnswers(resolveNeed: ResolveNeed, keep: Keep): ResolveNeed {
  return (need, locale) =>
    need.private
      ? resolveNeed(need, locale)
      : keep(`answer ${locale} ${needKey(need)}`, () => resolveNeed(need, locale));
}

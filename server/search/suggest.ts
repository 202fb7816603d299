import type { SuggestionList } from "#schemas/content/search.ts";
import type { Locale } from "#schemas/locale.ts";

import { currentIndex } from "./current-index.ts";
import { findDocuments } from "./find.ts";
import { queryWords } from "./words.ts";

/** Lines under the search field, all groups together [S7]. */
export const mostSuggestions = 8;

/** Letters from which suggestions are given. */
const leastLetters = 2;

/** What one may be looking for: by title and tags, grouped by type, the group of the best find first. */
export async function suggest(locale: Locale, q: string): Promise<SuggestionList> {
  if (queryWords(q).join("").length < leastLetters) return { groups: [] };
  const index = await currentIndex(locale);
  const best = findDocuments(index, q, { leastField: 2 }).slice(0, mostSuggestions);
  const groups = Map.groupBy(best, ({ type }) => type);
  return {
    groups: [...groups].map(([type, group]) => ({
      type,
      suggestions: group.map(({ id, title, url }) => ({ id, title, url })),
    })),
  };
}

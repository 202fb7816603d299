import type { SearchQuery } from "../rules.ts";

import type { SearchDocument } from "./search-document.ts";
import type { SearchIndex } from "./search-index.ts";
import { queryWords } from "./words.ts";

/**
 * The documents that hold every word of `q`, the best first [S2]; all of them without any word. Of equals
 * the index's own order decides. `leastField` 2 looks at titles and tags only.
 */
export function findDocuments(
  { documents, texts }: SearchIndex,
  q: string,
  options: { readonly leastField?: number } = {},
): readonly SearchDocument[] {
  const words = queryWords(q);
  if (words.length === 0) return q.trim() === "" ? documents : [];
  const scores = texts.search(words, options);
  const places = [...scores.keys()].filter((place) => (scores[place] ?? 0) > 0);
  places.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return places.flatMap((place) => documents[place] ?? []);
}

/** Puts found documents into the order that was asked for; those without the value come last. */
export function ordered(
  documents: readonly SearchDocument[],
  { by, direction }: SearchQuery["order"],
): readonly SearchDocument[] {
  if (by === "relevance") return documents;
  const sign = direction === "asc" ? 1 : -1;
  if (by === "title") return documents.toSorted((a, b) => sign * a.title.localeCompare(b.title));
  const value = ({ sale, date }: SearchDocument): number | null => {
    if (by === "price") return sale?.priceCents ?? null;
    return date === null ? null : Date.parse(date);
  };
  return documents.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

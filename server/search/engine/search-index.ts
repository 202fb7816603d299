import { setImmediate } from "node:timers/promises";

import { searchTypes } from "#schemas/content/search.ts";
import { localeInfos, type Locale } from "#schemas/locale.ts";

import type { SearchDocument } from "./search-document.ts";
import { TextIndex } from "./text-index.ts";

/** Everything that can be found in one language; `texts` knows documents by their place. */
export interface SearchIndex {
  readonly locale: Locale;
  /** By type as groups are shown, then by title: the order of equal finds. */
  readonly documents: readonly SearchDocument[];
  readonly texts: TextIndex;
}

/** Documents that are added before other requests get their turn. */
const turn = 100;

/** Builds the index of a language. Lets other work in between, since thousands of documents take a while. */
export async function buildIndex(locale: Locale, found: readonly SearchDocument[]): Promise<SearchIndex> {
  const { compare } = new Intl.Collator(localeInfos[locale].iso, { numeric: true });
  const documents = found.toSorted(
    (a, b) => searchTypes.indexOf(a.type) - searchTypes.indexOf(b.type) || compare(a.title, b.title) || a.id - b.id,
  );
  const texts = new TextIndex();
  for (const [place, document] of documents.entries()) {
    if (place % turn === turn - 1) await setImmediate();
    texts.add(document);
  }
  return { locale, documents, texts };
}

import { type Locale } from "#schemas/locale.ts";
import { CacheBudget } from "#server/cache/cache-budget.ts";
import { Epochs } from "#server/cache/epochs.ts";
import { TaggedCache } from "#server/cache/tagged-cache.ts";
import { onePerContext } from "#server/context.ts";
import { onTagsDropped, recordReads, withReadRecorder } from "#server/db/tags.ts";

import type { DocumentSource } from "./search-document.ts";
import { buildIndex, type SearchIndex } from "./search-index.ts";
import { pageDocuments } from "./sources/pages.ts";
import { productDocuments } from "./sources/products.ts";
import { articleDocuments, newsDocuments, serviceDocuments } from "./sources/writings.ts";

const sources: readonly DocumentSource[] = [
  productDocuments,
  serviceDocuments,
  articleDocuments,
  newsDocuments,
  pageDocuments,
];

interface Indexes {
  readonly epochs: Epochs;
  readonly cache: TaggedCache<SearchIndex>;
}

/** Room for every index on a budget of its own: there are never more than languages, and pages can't push them out. */
const enough = 1024 * 1024;

const currentIndexes = onePerContext<Indexes>(({ database, clock }) => {
  const epochs = new Epochs({ isDeaf: () => database.isDeaf });
  onTagsDropped(database, (tags) => epochs.drop(tags));
  const budget = new CacheBudget({ epochs, now: () => clock.now(), maxBytes: enough });
  const cache = new TaggedCache<SearchIndex>({ budget, name: "search", sizeOf: () => 1 });
  return { epochs, cache };
});

/**
 * The index of a language as the content is now: built at the first search, once for all who wait, and
 * again after a write to anything that it was made from. Notes what it was made from, so that a page that
 * shows a search is as fresh as any other.
 */
export async function currentIndex(locale: Locale): Promise<SearchIndex> {
  const { epochs, cache } = currentIndexes();
  const index = await cache.get(locale, epochs.now(), () => readIndex(locale));
  recordReads(index);
  return index.value;
}

async function readIndex(locale: Locale) {
  return await withReadRecorder(async () => {
    const documents = [];
    for (const source of sources) documents.push(...(await source(locale)));
    return await buildIndex(locale, documents);
  });
}

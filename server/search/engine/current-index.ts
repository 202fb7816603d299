import { type Locale } from "#schemas/locale.ts";
import { Epochs } from "#server/cache/epochs.ts";
import { TaggedCache } from "#server/cache/tagged-cache.ts";
import { currentDatabase } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { onTagsDropped, recordRead, recordValidUntil, withReadRecorder } from "#server/db/tags.ts";

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

/** One set of indexes for each open database; tests open many. */
const byDatabase = new WeakMap<Database, Indexes>();

/**
 * The index of a language as the content is now: built at the first search, once for all who wait, and
 * again after a write to anything that it was made from. Notes what it was made from, so that a page that
 * shows a search is as fresh as any other.
 */
export async function currentIndex(locale: Locale): Promise<SearchIndex> {
  const { epochs, cache } = indexesOf(currentDatabase());
  const { value, tags, validUntil } = await cache.get(locale, epochs.now(), () => readIndex(locale));
  recordRead(...tags);
  if (validUntil !== null) recordValidUntil(validUntil);
  return value;
}

async function readIndex(locale: Locale) {
  return await withReadRecorder(async () => {
    const documents = [];
    for (const source of sources) documents.push(...(await source(locale)));
    return await buildIndex(locale, documents);
  });
}

function indexesOf(db: Database): Indexes {
  const known = byDatabase.get(db);
  if (known) return known;
  const epochs = new Epochs();
  onTagsDropped(db, (tags) => epochs.drop(tags));
  const cache = new TaggedCache<SearchIndex>({
    epochs,
    now: () => db.clock.now(),
    maxBytes: mostIndexes,
    sizeOf: () => 1,
  });
  const indexes = { epochs, cache };
  byDatabase.set(db, indexes);
  return indexes;
}

/** Each index weighs one: there are never more than languages. */
const mostIndexes = 16;

import { onlyForm, type OnlyForm } from "#schemas/commerce/only-form.ts";
import type { Image } from "#schemas/content/image.ts";
import type { Product } from "#schemas/content/product.ts";
import type { SearchHit, SearchResult, SuggestionList } from "#schemas/content/search.ts";
import type { Locale } from "#schemas/locale.ts";
import { productsByIds } from "#server/catalogue/products/read.ts";
import { mediaByIds } from "#server/media/read.ts";

import { currentIndex } from "./engine/current-index.ts";
import { excerptOf } from "./engine/excerpt.ts";
import { narrow } from "./engine/facets.ts";
import { findDocuments, ordered } from "./engine/find.ts";
import type { SearchDocument } from "./engine/search-document.ts";
import type { SearchQuery } from "./rules.ts";
import { queryWords } from "./engine/words.ts";

/**
 * Searches wines, pages, news, articles and services in one language: a page of hits, the total, and the
 * facets. Products come as they are now, whatever the index's age.
 */
export async function searchSite(locale: Locale, query: SearchQuery): Promise<SearchResult> {
  const index = await currentIndex(locale);
  const { documents, facets } = narrow(findDocuments(index, query.q), query);
  const first = (query.page - 1) * query.nbItem;
  const shown = ordered(documents, query.order).slice(first, first + query.nbItem);
  return { hits: await presentHits(shown, locale, query.q), total: documents.length, facets };
}

async function presentHits(
  documents: readonly SearchDocument[],
  locale: Locale,
  q: string,
): Promise<readonly SearchHit[]> {
  const productIds = documents.filter(({ type }) => type === "product").map(({ id }) => id);
  const products = await productsByIds(productIds, locale);
  const images = await mediaByIds(
    documents.flatMap(({ imageId }) => imageId ?? []),
    locale,
  );
  return documents.map((document) => presentHit(document, { products, images, q }));
}

function presentHit(
  document: SearchDocument,
  parts: { products: ReadonlyMap<number, Product>; images: ReadonlyMap<number, Image>; q: string },
): SearchHit {
  const { type, id, title, url, imageId, date } = document;
  const image = imageId === null ? null : (parts.images.get(imageId) ?? null);
  const product = type === "product" ? (parts.products.get(id) ?? null) : null;
  return { type, id, title, url, excerpt: excerptOf(document, parts.q), image, date, product };
}

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
  const products = await productsByIds(
    (groups.get("product") ?? []).map(({ id }) => id),
    locale,
  );
  const buyOf = ({ type, id }: SearchDocument): OnlyForm | null => {
    const product = type === "product" ? products.get(id) : undefined;
    return product ? onlyForm(product) : null;
  };
  return {
    groups: [...groups].map(([type, group]) => ({
      type,
      suggestions: group.map((document) => ({
        id: document.id,
        title: document.title,
        url: document.url,
        buy: buyOf(document),
      })),
    })),
  };
}

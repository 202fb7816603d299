import type { Image } from "#schemas/content/image.ts";
import type { Product } from "#schemas/content/product.ts";
import type { SearchHit, SearchResult } from "#schemas/content/search.ts";
import type { Locale } from "#schemas/locale.ts";
import { mediaByIds } from "#server/content/media.ts";
import { productsByIds } from "#server/content/products.ts";

import { currentIndex } from "./current-index.ts";
import { excerptOf } from "./excerpt.ts";
import { narrow } from "./facets.ts";
import { findDocuments, ordered } from "./find.ts";
import type { SearchDocument } from "./search-document.ts";
import type { SearchQuery } from "./search-query.ts";

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

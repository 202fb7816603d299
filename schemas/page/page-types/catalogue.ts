import { albumDetail } from "./album-detail.ts";
import { albumList } from "./album-list.ts";
import { content } from "./content.ts";
import { elementList } from "./element-list.ts";
import { error } from "./error.ts";
import { home } from "./home.ts";
import { newsDetail } from "./news-detail.ts";
import { newsList } from "./news-list.ts";
import { notFound } from "./not-found.ts";
import type { PageType } from "./page-type.ts";
import { productList } from "./product-list.ts";

/** Every page type of the product. */
export const pageTypes: readonly PageType[] = [
  home,
  content,
  newsList,
  newsDetail,
  productList,
  albumList,
  albumDetail,
  elementList,
  notFound,
  error,
];

const bySlug = new Map(pageTypes.map((pageType) => [pageType.slug, pageType]));

/** Finds a page type by its slug. */
export function findPageType(slug: string): PageType | undefined {
  return bySlug.get(slug);
}

/*
 * A starting site's rows have fixed ids: its layouts point at its pages before any is stored, and of two processes
 * that begin at once the second is refused.
 */

export const pageIds = {
  home: 1,
  house: 2,
  vineyard: 3,
  wines: 4,
  news: 5,
  contact: 6,
  newsDetail: 7,
  wineDetail: 8,
  wineDeclination: 9,
  wineYear: 10,
  productPage: 11,
  search: 12,
  newsletter: 13,
  legalNotice: 14,
  saleTerms: 15,
  useTerms: 16,
  privacyPolicy: 17,
  cookiePolicy: 18,
  notFound: 19,
  error: 20,
  withdrawal: 21,
} as const;

export type PageName = keyof typeof pageIds;

/** The two frames; the layouts of pages have the id of their page plus 100. */
export const layoutIds = { defaultFrame: 1, pageFrame: 2 } as const;

/** The id of a page's own layout. */
export function pageLayoutId(page: PageName): number {
  return 100 + pageIds[page];
}

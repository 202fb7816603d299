/*
 * The demo's rows have fixed ids, so that its layouts can point at pages and products before any of
 * them is stored, and so that every demo database has the same addresses.
 */

export const pageIds = {
  home: 1,
  house: 2,
  cellar: 3,
  albums: 4,
  vineyard: 5,
  parcels: 6,
  wines: 7,
  awards: 8,
  news: 9,
  visit: 10,
  contact: 11,
  newsDetail: 12,
  albumDetail: 13,
  legalNotice: 14,
  privacyPolicy: 15,
  notFound: 16,
  error: 17,
  ordering: 18,
  wineDetail: 19,
  productPage: 20,
  wineDeclination: 21,
  wineYear: 22,
  search: 23,
  blog: 24,
  blogFolder: 25,
  blogArticle: 26,
  services: 27,
  serviceDetail: 28,
  realisations: 29,
  realisationDetail: 30,
  newsletter: 31,
  cookiePolicy: 32,
  saleTerms: 33,
  useTerms: 34,
  workshopDetail: 35,
  withdrawal: 36,
} as const;

export type PageName = keyof typeof pageIds;

export const productIds = {
  lesTerrasses: 1,
  pierreLevee: 2,
  ventCouvert: 3,
  aubade: 4,
  closSereine: 5,
  nuitDeVendange: 6,
  eclat: 7,
  laCentenaire: 8,
  coffretDecouverte: 9,
  tireBouchon: 10,
  tireBouchonGrave: 11,
} as const;

/** The engraved corkscrew's only form: the page where it is customized is named after it. */
export const engravedForm = 90;

/** Frames and reusable blocks; the layouts of pages have the id of their page plus 100. */
export const layoutIds = { defaultFrame: 1, pageFrame: 2, visitInvitation: 3 } as const;

/** The id of a page's own layout. */
export function pageLayoutId(page: PageName): number {
  return 100 + pageIds[page];
}

import { getAlbum, listAlbums } from "./calls/albums.ts";
import { getLogged, getUser, login, logout } from "./calls/auth.ts";
import {
  getBlog,
  getBlogFolder,
  getBlogFolderTrail,
  getBlogRoot,
  getBlogTrail,
  listBlogs,
  listFolderBlogs,
} from "./calls/blog.ts";
import { listAddressTypes, listCompanyAddresses } from "./calls/company-addresses.ts";
import { getElement, listElementPages, listElements } from "./calls/elements.ts";
import { loadSvg } from "./calls/load-svg.ts";
import { getNews, listNews } from "./calls/news.ts";
import { subscribeNewsletter } from "./calls/newsletter.ts";
import { getPage, listPages } from "./calls/pages.ts";
import { getPopup, listPopups } from "./calls/popups.ts";
import {
  getProduct,
  getRecommendedProducts,
  listAwards,
  listMealIcons,
  listProducts,
  listVariations,
} from "./calls/products.ts";
import { listReviews } from "./calls/reviews.ts";
import { search, suggestSearch } from "./calls/search.ts";
import { getService, listServices } from "./calls/services.ts";
import {
  getExternalAppConfig,
  listFonts,
  listLanguages,
  listListKeys,
  listLocales,
  listLogos,
  visitSite,
} from "./calls/site-extras.ts";
import { getComponentConfig, getSiteInfo, listParameters } from "./calls/site.ts";
import type { CallDefinition } from "./define-call.ts";
import type { CallName } from "./paths.ts";

/**
 * Every call that the server answers, once (design §4). The typed client, the router, the data needs
 * of blocks, the OpenAPI document and the coverage test are made from it.
 */
export const catalogue: Readonly<Record<CallName, CallDefinition>> = {
  listParameters,
  getSiteInfo,
  listPages,
  getPage,
  getComponentConfig,
  listElements,
  getElement,
  listElementPages,
  listAlbums,
  getAlbum,
  listNews,
  getNews,
  listProducts,
  getProduct,
  getRecommendedProducts,
  listAwards,
  listMealIcons,
  listVariations,
  listReviews,
  search,
  suggestSearch,
  login,
  logout,
  getLogged,
  getUser,
  visitSite,
  getExternalAppConfig,
  listPopups,
  getPopup,
  loadSvg,
  listCompanyAddresses,
  listAddressTypes,
  listBlogs,
  listFolderBlogs,
  getBlogRoot,
  getBlogFolder,
  getBlogFolderTrail,
  getBlogTrail,
  getBlog,
  listServices,
  getService,
  subscribeNewsletter,
  listLanguages,
  listLogos,
  listFonts,
  listLocales,
  listListKeys,
};

/** All calls, in the order of the catalogue. */
export const calls: readonly CallDefinition[] = Object.values(catalogue);

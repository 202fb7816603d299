import { getAlbum, listAlbums } from "./calls/albums.ts";
import { getLogged, getUser, login, logout } from "./calls/auth.ts";
import { getElement, listElements } from "./calls/elements.ts";
import { getNews, listNews } from "./calls/news.ts";
import { getPage, listPages } from "./calls/pages.ts";
import { getProduct, listProducts } from "./calls/products.ts";
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
  listAlbums,
  getAlbum,
  listNews,
  getNews,
  listProducts,
  getProduct,
  login,
  logout,
  getLogged,
  getUser,
};

/** All calls, in the order of the catalogue. */
export const calls: readonly CallDefinition[] = Object.values(catalogue);

/**
 * Every call's method and path, by name (spec §7). This file and the types beside it are all that
 * the browser's runtime imports of the catalogue: the validators stay on the server (design §4).
 */
export const paths = {
  listParameters: "GET /parameter",
  getSiteInfo: "GET /site/info",
  listPages: "GET /page",
  getPage: "GET /page/{id}",
  getComponentConfig: "GET /component/conf/{slug}",
  listElements: "GET /element/{route}",
  getElement: "GET /element/{route}/{id}",
  listAlbums: "GET /album",
  getAlbum: "GET /album/{id}",
  listNews: "GET /news",
  getNews: "GET /news/{id}",
  listProducts: "GET /product",
  getProduct: "GET /product/{id}",
  login: "POST /login",
  logout: "POST /logout",
  getLogged: "GET /logged",
  getUser: "GET /user",
} as const;

export type CallName = keyof typeof paths;

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
  listElementPages: "GET /element",
  listAlbums: "GET /album",
  getAlbum: "GET /album/{id}",
  listNews: "GET /news",
  getNews: "GET /news/{id}",
  listProducts: "GET /product",
  getProduct: "GET /product/{id}",
  getRecommendedProducts: "GET /v2/product/recommended/{id}",
  listAwards: "GET /award",
  listMealIcons: "GET /parameter/product/meal-icon",
  listVariations: "GET /variation",
  listReviews: "GET /reviews",
  search: "GET /search",
  suggestSearch: "GET /search/suggest",
  login: "POST /login",
  logout: "POST /logout",
  getLogged: "GET /logged",
  getUser: "GET /user",
  visitSite: "GET /site/visit/{id}",
  getExternalAppConfig: "GET /external-app/{app}/config/public",
  listPopups: "GET /popup",
  getPopup: "GET /popup/{id}",
  loadSvg: "POST /image/load-svg",
  listCompanyAddresses: "GET /company/address",
  listAddressTypes: "GET /admin/address/type",
  listBlogs: "GET /blog/folder/list",
  listFolderBlogs: "GET /blog/folder/list/{id}",
  getBlogRoot: "GET /blog/folder",
  getBlogFolder: "GET /blog/folder/{id}",
  getBlogFolderTrail: "GET /blog/folder/ariane/{id}",
  getBlogTrail: "GET /blog/ariane/{id}",
  getBlog: "GET /blog/{id}",
  listServices: "GET /service",
  getService: "GET /service/{id}",
  subscribeNewsletter: "POST /newsletter/subscribe",
  listLanguages: "GET /language",
  listLogos: "GET /logo",
  listFonts: "GET /font",
  listLocales: "GET /locale",
  listListKeys: "GET /list-key",
} as const;

export type CallName = keyof typeof paths;

export type CallMethod = "GET" | "POST" | "PUT" | "DELETE";

/** `/news/{id}` of a call. */
export type PathOf<Name extends CallName> = (typeof paths)[Name] extends `${CallMethod} ${infer Path}` ? Path : never;

/** The names between braces in a call's path. */
export type ParamName<Name extends CallName> = NamesIn<PathOf<Name>>;

/** What a call's list starts from when the one who asks says nothing. */
export interface ListDefaults {
  readonly nbItem: number;
  readonly page: number;
  /** One order, as the `orderBy` parameter spells it. */
  readonly orderBy: string;
}

/**
 * The paging of every list (spec §9: element lists 24, news 10, blogs 12, albums and services 100,
 * products 100 by price; company addresses the general 10).
 * The page list is read whole by menus, so it starts from 100 instead of the general 10.
 */
export const listDefaults = {
  listPages: { nbItem: 100, page: 1, orderBy: "order" },
  listElements: { nbItem: 24, page: 1, orderBy: "order" },
  listElementPages: { nbItem: 24, page: 1, orderBy: "id" },
  listAlbums: { nbItem: 100, page: 1, orderBy: "order" },
  listNews: { nbItem: 10, page: 1, orderBy: "-date" },
  listProducts: { nbItem: 100, page: 1, orderBy: "price" },
  listAwards: { nbItem: 100, page: 1, orderBy: "order" },
  listReviews: { nbItem: 10, page: 1, orderBy: "-date" },
  search: { nbItem: 24, page: 1, orderBy: "relevance" },
  suggestSearch: { nbItem: 8, page: 1, orderBy: "relevance" },
  listCompanyAddresses: { nbItem: 10, page: 1, orderBy: "order" },
  listBlogs: { nbItem: 12, page: 1, orderBy: "-date" },
  listFolderBlogs: { nbItem: 12, page: 1, orderBy: "-date" },
  listServices: { nbItem: 100, page: 1, orderBy: "order" },
} as const satisfies Partial<Record<CallName, ListDefaults>>;

export type ListCallName = keyof typeof listDefaults;

/** The general default of a list (spec §3, "paging parameters"; §9). */
export const generalPaging = { nbItem: 10, page: 1 } as const;

/** Tells whether a call answers with a list that is paged, ordered and filtered. */
export function isListCall(name: CallName): name is ListCallName {
  return Object.hasOwn(listDefaults, name);
}

/** Splits a call's entry into its method and its path. */
export function splitCall(name: CallName): { method: CallMethod; path: string } {
  const entry: string = paths[name];
  const space = entry.indexOf(" ");
  return { method: entry.slice(0, space) as CallMethod, path: entry.slice(space + 1) };
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

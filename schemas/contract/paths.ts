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
 * The paging of every list (spec §9: element lists 24, news 10, albums 100, products 100 by price).
 * The page list is read whole by menus, so it starts from 100 instead of the general 10.
 */
export const listDefaults = {
  listPages: { nbItem: 100, page: 1, orderBy: "order" },
  listElements: { nbItem: 24, page: 1, orderBy: "order" },
  listAlbums: { nbItem: 100, page: 1, orderBy: "order" },
  listNews: { nbItem: 10, page: 1, orderBy: "-date" },
  listProducts: { nbItem: 100, page: 1, orderBy: "price" },
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

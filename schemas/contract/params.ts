import type { CallName } from "./paths.ts";

/** The path parameters of each call that has some, as its handler receives them. */
export interface Params {
  getPage: { readonly id: number };
  getComponentConfig: { readonly slug: string };
  listElements: { readonly route: string };
  getElement: { readonly route: string; readonly id: number };
  getAlbum: { readonly id: number };
  getNews: { readonly id: number };
  getProduct: { readonly id: number };
  getRecommendedProducts: { readonly id: number };
  visitSite: { readonly id: string };
  getExternalAppConfig: { readonly app: string };
  getPopup: { readonly id: number };
  listFolderBlogs: { readonly id: number };
  getBlogFolder: { readonly id: number };
  getBlogFolderTrail: { readonly id: number };
  getBlogTrail: { readonly id: number };
  getBlog: { readonly id: number };
  getService: { readonly id: number };
}

export type ParamsOf<Name extends CallName> = Name extends keyof Params ? Params[Name] : Readonly<Record<never, never>>;

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
}

export type ParamsOf<Name extends CallName> = Name extends keyof Params ? Params[Name] : Readonly<Record<never, never>>;

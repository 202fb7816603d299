import type { Image } from "./image.ts";

/**
 * One item of an element list, in one language. A list's own columns stand beside the common
 * ones (`message` and `couleur_de_fond` of the list `bandeau-promotionnel`, spec §2).
 */
export interface ElementItem {
  readonly id: number;
  readonly route: string;
  readonly slug: string;
  readonly title: string;
  /** Sanitized HTML. */
  readonly text: string;
  readonly image: Image | null;
  /** A site path or an absolute https address; empty when the item links nowhere. */
  readonly link: string;
  /** Its own page, in the language of the answer; empty when its list has no pages of its own. */
  readonly url: string;
  /** Where one can register for it; null where one can't. */
  readonly registration: ElementRegistration | null;
  readonly message?: string;
  readonly couleur_de_fond?: string;
  /** Where a parcel is on the map of the vineyard (`parseOutline`). */
  readonly contour?: string;
  /** The wines of a parcel: ids of products, with commas between. */
  readonly cuvees?: string;
}

/** The places of an element, and the form by which one takes some. */
export interface ElementRegistration {
  readonly idForm: number;
  readonly places: number;
  readonly left: number;
}

/** What a page of its own makes of an element: enough to find it. */
export type ElementPage = Pick<ElementItem, "id" | "route" | "title" | "url">;

export interface ElementPageList {
  readonly elements: readonly ElementPage[];
  readonly total: number;
}

export interface ElementList {
  readonly elements: readonly ElementItem[];
  readonly total: number;
  readonly pagination: { readonly page: number; readonly nbItem: number };
}

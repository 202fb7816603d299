import type { Image } from "./image.ts";

export type Medal = "GOLD" | "SILVER" | "BRONZE" | "NONE";

/** A prize, medal or score of a product. */
export interface Award {
  readonly id: number;
  readonly idProduct: number;
  /** The vintage that it was given to; null: the product as such. */
  readonly vintage: number | null;
  /** The year in which it was given. */
  readonly year: number;
  readonly medal: Medal;
  /** « 95/100 »; empty when there is none. */
  readonly score: string;
  /** « Médaille d’or ». */
  readonly title: string;
  /** The competition, guide or paper. */
  readonly issuer: string;
  /** Plain text: what the jury wrote. */
  readonly text: string;
  readonly image: Image | null;
}

export interface AwardList {
  readonly awards: readonly Award[];
  readonly total: number;
}

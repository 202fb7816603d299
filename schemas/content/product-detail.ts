import type { Award } from "./award.ts";
import type { Image } from "./image.ts";
import type { MealIcon } from "./meal-icon.ts";
import type { CapacityUnit, Feature, Product } from "./product.ts";
import type { VariationAxis } from "./variation.ts";

/** A grape variety's share; null where the estate doesn't say. */
export interface GrapeShare {
  readonly name: string;
  readonly percent: number | null;
}

/** From one number to another, both included. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** Nutritional values of 100 ml: energy in kJ and kcal, the rest in grams (Regulation (EU) 2021/2117). */
export interface Nutrition {
  readonly energyKj: number;
  readonly energyKcal: number;
  readonly fat: number;
  readonly saturates: number;
  readonly carbohydrates: number;
  readonly sugars: number;
  readonly protein: number;
  readonly salt: number;
}

/** A dish that goes with a wine: its icon and, where there is more to say, a sentence. */
export interface Pairing extends MealIcon {
  readonly text: string;
}

/** What one harvest was like. */
export interface Vintage {
  readonly year: number;
  readonly text: string;
}

/** A lower price per unit from some quantity on. `amount`: euros or percent off. */
export interface DecreasingDiscount {
  readonly id: number;
  readonly fromQuantity: number;
  readonly type: "EURO" | "PERCENT";
  readonly amount: number;
}

/** So many of one declination in a box. */
export interface BoxItem {
  readonly quantity: number;
  readonly idProduct: number;
  readonly idDeclination: number;
  readonly name: string;
  readonly year: number | null;
  readonly capacity: number;
  readonly capacityUnit: CapacityUnit;
  readonly kind: string;
  readonly url: string;
  readonly image: Image | null;
}

/** A box as it is sold (spec §3) and what is in it. */
export interface Box {
  readonly idProduct: number;
  readonly price: number;
  /** Stock left; only meaningful when `setQuantity` is true. */
  readonly quantity: number;
  readonly setQuantity: boolean;
  readonly items: readonly BoxItem[];
}

/** A product with everything that its own page shows. Texts are empty and numbers null where nothing is said. */
export interface ProductDetail extends Product {
  /** Its back label, as its sheet on paper shows it. */
  readonly backImage: Image | null;
  readonly grapes: readonly GrapeShare[];
  /** Plain text. */
  readonly soil: string;
  readonly vinification: string;
  readonly ageing: string;
  /** Alcohol by volume in percent. */
  readonly alcohol: number | null;
  /** Serving temperature in °C. */
  readonly serving: Span | null;
  /** Years after the harvest, or after its purchase for a wine without vintage, between which it is at its best. */
  readonly keeping: Span | null;
  readonly nutrition: Nutrition | null;
  readonly ingredients: string;
  readonly allergens: string;
  readonly features: readonly Feature[];
  readonly vintages: readonly Vintage[];
  readonly pairings: readonly Pairing[];
  readonly awards: readonly Award[];
  readonly variation1: VariationAxis | null;
  readonly variation2: VariationAxis | null;
  readonly variation3: VariationAxis | null;
  readonly decreasingDiscounts: readonly DecreasingDiscount[];
  /** Null for what is not a box. */
  readonly box: Box | null;
}

/** Products that a page proposes beside its own. */
export interface RecommendedProducts {
  readonly products: readonly Product[];
}

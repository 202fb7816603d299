import type { Image } from "./image.ts";

export type ProductType = "WINE" | "BOX" | "OTHER";
export type CapacityUnit = "LITER" | "CENTILITRE";

export const customizationWishes = ["NONE", "OPTIONAL", "REQUIRED"] as const;
export type CustomizationWish = (typeof customizationWishes)[number];

export interface Discount {
  readonly id: number;
  /** EURO: `amount` euros off; PERCENT: `amount` percent off. */
  readonly type: "EURO" | "PERCENT";
  readonly amount: number;
  readonly detailType: "PRODUCT" | "SHIPPING_FEES";
}

/** A value that a declination has on one of its product's variations: « Magnum » of « Format » (spec §3). */
export interface VariationValue {
  readonly idVariation: number;
  readonly id: number;
  readonly label: string;
}

/** A line of a technical sheet: « Mise en bouteille » : « avril 2024 ». */
export interface Feature {
  readonly label: string;
  readonly value: string;
  /** Where more of it is told: a path of the site, or an https address. */
  readonly link?: string;
}

/** One saleable form of a product: a vintage in a size (spec §3). Prices in euros with two decimals. */
export interface Declination {
  readonly id: number;
  readonly year: number | null;
  readonly capacity: number;
  readonly capacityUnit: CapacityUnit;
  /** Stock left; only meaningful when `setQuantity` is true. */
  readonly quantity: number;
  /** True when stock is in use. */
  readonly setQuantity: boolean;
  readonly price: number;
  /** A price that no discount touches; null: `price` counts. */
  readonly fixedPrice: number | null;
  /**
   * The lowest price of the thirty days before its discount: a reduction is announced against nothing else (Code de la
   * consommation, L112-1-1). Null: there is none, or too little is known.
   */
  readonly priceBefore: number | null;
  /** What is to be paid for one: `fixedPrice`, or `price` after the discount (schemas/commerce/SPEC.md, P2). */
  readonly finalPrice: number;
  readonly sellByMultipleOf: number;
  /** The discount in effect that counts (schemas/commerce/SPEC.md, P2). */
  readonly discount: Discount | null;
  /** True when a discount on shipping fees is in effect on it, its product or its box (spec §4). */
  readonly isShippingFree: boolean;
  /** At most three, in the order of the product's `variation1` to `variation3`. */
  readonly variations: readonly VariationValue[];
  /** What is particular to this form: harvest, bottling, number of bottles. */
  readonly features: readonly Feature[];
  /** Alcohol by volume in percent where it differs from the product's; null: the product's counts. */
  readonly alcohol: number | null;
  readonly image: Image | null;
  readonly reference: string;
}

/** A product in one language, as lists and details carry it (spec §3). */
export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly type: { readonly type: ProductType };
  readonly subtypeType: "BOTTLE" | null;
  /** Colour of a wine: RED, WHITE, ROSE, SPARKLING, SWEET; empty for the rest. */
  readonly kind: string;
  readonly appellation: string;
  readonly region: string;
  readonly summary: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly image: Image | null;
  readonly declinations: readonly Declination[];
  /** VAT in percent, which prices include. */
  readonly vatRate: number;
  /** Sent as a file or an e-mail, not as a parcel (spec §3). */
  readonly isDematerialized: boolean;
  readonly hasShippingFees: boolean;
  /** The lowest final price of its declinations, in euros. */
  readonly price: number;
  /** Whether it is made for its buyer: never, on request, or always, so that nobody gets it without saying how (spec §3). */
  readonly customization: CustomizationWish;
  readonly url: string;
}

export interface ProductList {
  readonly products: readonly Product[];
  readonly total: number;
}

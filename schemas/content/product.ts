import type { Image } from "./image.ts";

export type ProductType = "WINE" | "BOX" | "OTHER";
export type CapacityUnit = "LITER" | "CENTILITRE";

export interface Discount {
  readonly id: number;
  /** EURO: `amount` euros off; PERCENT: `amount` percent off. */
  readonly type: "EURO" | "PERCENT";
  readonly amount: number;
  readonly detailType: "PRODUCT" | "SHIPPING_FEES";
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
  readonly fixedPrice: number | null;
  readonly sellByMultipleOf: number;
  readonly discount: Discount | null;
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
  readonly summary: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly image: Image | null;
  readonly declinations: readonly Declination[];
  /** The lowest price of its declinations, in euros. */
  readonly price: number;
  readonly url: string;
}

export interface ProductList {
  readonly products: readonly Product[];
  readonly total: number;
}

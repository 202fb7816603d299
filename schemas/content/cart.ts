import type { Image } from "./image.ts";
import type { LineAnswer } from "./product-customization.ts";
import type { CapacityUnit, ProductType } from "./product.ts";

/** The one kind of cart that there is (spec §3). */
export type CartType = "MAIN_CART";

/** A line of a cart (spec §3, "Cart product"). Prices in euros. */
export interface CartProduct {
  /** The line's own id, `idCartProduct` where it is changed. */
  readonly id: number;
  readonly quantity: number;
  readonly type: ProductType;
  readonly idProduct: number;
  readonly idDeclination: number;
  readonly name: string;
  readonly kind: string;
  readonly year: number | null;
  readonly url: string;
  readonly image: Image | null;
  readonly isDematerialized: boolean;
  readonly hasShippingFees: boolean;
  readonly capacity: number;
  readonly capacityUnit: CapacityUnit;
  readonly sellByMultipleOf: number;
  readonly reference: string;
  /** True when a discount on shipping fees is on it, its product or its box (spec §4). */
  readonly isShippingFree: boolean;
  /** True when stock is in use; `left` is only meaningful then. */
  readonly setQuantity: boolean;
  /** What is left of it in stock. */
  readonly left: number;
  /** False: it is no longer sold, costs nothing here and can't be ordered. */
  readonly isSold: boolean;
  /** One, before discounts. */
  readonly unitPrice: number;
  /** One, after the discounts on it and on its quantity. */
  readonly unitPriceToPay: number;
  readonly total: number;
  /** After discounts and the line's share of the discount code. */
  readonly totalToPay: number;
  /** What it is made like for its buyer, field by field; empty: as everybody gets it. */
  readonly customizations: readonly LineAnswer[];
  /** What that costs for one, which both unit prices hold. */
  readonly customizationPrice: number;
  /** Made for its buyer, nobody can withdraw from it: said before the order (L221-28 3°). */
  readonly isExcludedFromWithdrawal: boolean;
}

/** A cart in one language (spec §3). */
export interface Cart {
  /** Cannot be guessed: who knows it holds the cart while it is nobody's. */
  readonly id: string;
  readonly type: CartType;
  /** The code that somebody entered; empty for none. */
  readonly discountCode: string;
  /** False while the code's conditions aren't met: it takes nothing off. */
  readonly isCodeApplied: boolean;
  readonly products: readonly CartProduct[];
  /** The sum before discounts, without shipping. */
  readonly totalProduct: number;
  /** After product discounts and the discount code, without shipping. */
  readonly totalProductToPay: number;
  /** What the code takes off. */
  readonly discount: number;
  /** Bottles as they count towards free shipping (spec §9). */
  readonly bottles: number;
}

import type { ProductType } from "../content/product.ts";

/** VAT in hundredths of a percent by type, where a product doesn't say: France's normal rate, which wine has. */
export const defaultVatRates: Readonly<Record<ProductType, number>> = { WINE: 2_000, BOX: 2_000, OTHER: 2_000 };

import type { Localized } from "#schemas/locale.ts";
import { replaceRows } from "#server/db/write-row.ts";

/** What a product has beside its declinations; each list that is given replaces the stored one. */
export interface ProductLists {
  /** Dishes that go with it, by meal icon, in this order. */
  readonly pairings?: readonly { readonly idMealIcon: number; readonly texts?: Localized<string> }[];
  /** Ids of the variations in which its declinations differ, at most three. */
  readonly variations?: readonly number[];
  readonly decreasingDiscounts?: readonly DecreasingDiscountInput[];
}

/** A lower unit price from some quantity on: cents, or hundredths of a percent. */
export interface DecreasingDiscountInput {
  readonly fromQuantity: number;
  readonly type: "EURO" | "PERCENT";
  readonly amount: number;
}

/** Writes a product's lists. Inside the transaction of `saveProduct`. */
export async function saveProductLists(productId: number, lists: ProductLists): Promise<void> {
  const { pairings, variations, decreasingDiscounts } = lists;
  if (pairings) {
    const rows = pairings.map(({ idMealIcon, texts }, position) => ({
      product_id: productId,
      meal_icon_id: idMealIcon,
      position,
      texts: JSON.stringify(texts ?? {}),
    }));
    await replaceRows("product_pairing", "product_id", productId, rows, "lists.pairings");
  }
  if (variations) {
    const rows = variations.map((id, index) => ({ product_id: productId, slot: index + 1, variation_id: id }));
    await replaceRows("product_variation", "product_id", productId, rows, "lists.variations");
  }
  if (decreasingDiscounts) {
    const rows = decreasingDiscounts.map(({ fromQuantity, type, amount }) => ({
      product_id: productId,
      from_quantity: fromQuantity,
      type,
      amount,
    }));
    await replaceRows("decreasing_discount", "product_id", productId, rows, "lists.decreasingDiscounts");
  }
}

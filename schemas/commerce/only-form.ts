import type { Declination, Product } from "../content/product.ts";

import { multipleOf, quantityList } from "./quantities.ts";

/** Whether at least one multiple of a form can be had. */
export function mayBeAdded({ sellByMultipleOf, setQuantity, quantity }: Declination): boolean {
  return quantityList(sellByMultipleOf, setQuantity ? quantity : null).length > 0;
}

/** What goes into the cart without a choice: the only form of a product, and as many as it is sold by. */
export interface OnlyForm {
  readonly declination: number;
  readonly quantity: number;
}

/**
 * A product's only form that can be had; null where there is none, where one chooses among several, and where one says
 * first how it is to be made.
 */
export function onlyForm({
  declinations,
  customization,
}: Pick<Product, "declinations" | "customization">): OnlyForm | null {
  if (customization === "REQUIRED") return null;
  const [form, other] = declinations.filter(mayBeAdded);
  return form && !other ? { declination: form.id, quantity: multipleOf(form.sellByMultipleOf) } : null;
}

import type { CapacityUnit, Declination, Discount } from "#schemas/content/product.ts";
import type { Locale } from "#schemas/locale.ts";

import { presentImage, type ImageRow } from "./present-image.ts";

export interface DeclinationRow extends ImageRow {
  readonly id: number;
  readonly product_id: number;
  readonly year: number | null;
  readonly capacity_ml: number;
  readonly quantity: number;
  readonly set_quantity: number;
  readonly price_cents: number;
  readonly fixed_price_cents: number | null;
  readonly sell_by_multiple_of: number;
  readonly reference: string;
  readonly discount_id: number | null;
  readonly discount_type: "EURO" | "PERCENT" | null;
  readonly discount_amount: number | null;
  readonly detail_type: "PRODUCT" | "SHIPPING_FEES" | null;
  readonly starts_at: number | null;
  readonly ends_at: number | null;
}

/** Turns a row into the declination of the wire: cents become euros, millilitres cl or l (spec §9). */
export function presentDeclination(
  row: DeclinationRow,
  discounted: DeclinationRow | null,
  locale: Locale,
): Declination {
  return {
    id: row.id,
    year: row.year,
    ...presentCapacity(row.capacity_ml),
    quantity: row.quantity,
    setQuantity: row.set_quantity === 1,
    price: euros(row.price_cents),
    fixedPrice: row.fixed_price_cents === null ? null : euros(row.fixed_price_cents),
    sellByMultipleOf: row.sell_by_multiple_of,
    discount: discounted && presentDiscount(discounted),
    image: presentImage(row, locale),
    reference: row.reference,
  };
}

/** Below one litre in centilitres, else in litres (spec §9). */
export function presentCapacity(millilitres: number): { capacity: number; capacityUnit: CapacityUnit } {
  return millilitres < 1000
    ? { capacity: millilitres / 10, capacityUnit: "CENTILITRE" }
    : { capacity: millilitres / 1000, capacityUnit: "LITER" };
}

/** Money on the wire: decimal euros. */
export function euros(cents: number): number {
  return cents / 100;
}

function presentDiscount(row: DeclinationRow): Discount | null {
  const { discount_id: id, discount_type: type, discount_amount: amount, detail_type: detailType } = row;
  if (id === null || type === null || amount === null || detailType === null) return null;
  return { id, type, amount: amount / 100, detailType };
}

import { presentCapacity } from "#schemas/commerce/capacity.ts";
import { finalPrice } from "#schemas/commerce/declination-price.ts";
import { toEuros } from "#schemas/commerce/money.ts";
import { parseFeatures } from "#schemas/content/product-sheet.ts";
import type { Declination, Discount, VariationValue } from "#schemas/content/product.ts";
import type { Locale } from "#schemas/locale.ts";
import { jsonInLocale } from "#server/db/localized-json.ts";
import { presentImage, type ImageRow } from "#server/media/read.ts";

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
  readonly alcohol: number | null;
  readonly features: string;
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
  parts: { readonly discounted: DeclinationRow | null; readonly variations: readonly VariationValue[] },
  locale: Locale,
): Declination {
  return {
    id: row.id,
    year: row.year,
    ...presentCapacity(row.capacity_ml),
    quantity: row.quantity,
    setQuantity: row.set_quantity === 1,
    price: toEuros(row.price_cents),
    fixedPrice: row.fixed_price_cents === null ? null : toEuros(row.fixed_price_cents),
    finalPrice: toEuros(priceOf(row, parts.discounted)),
    sellByMultipleOf: row.sell_by_multiple_of,
    discount: parts.discounted && presentDiscount(parts.discounted),
    variations: parts.variations,
    features: parseFeatures(jsonInLocale(row.features, locale)),
    alcohol: row.alcohol === null ? null : row.alcohol / 100,
    image: presentImage(row, locale),
    reference: row.reference,
  };
}

function priceOf(row: DeclinationRow, discounted: DeclinationRow | null): number {
  const {
    discount_type: type = null,
    discount_amount: amount = null,
    detail_type: detailType = null,
  } = discounted ?? {};
  return finalPrice({
    priceCents: row.price_cents,
    fixedPriceCents: row.fixed_price_cents,
    discount: type === null || amount === null || detailType === null ? null : { type, amount, detailType },
  });
}

function presentDiscount(row: DeclinationRow): Discount | null {
  const { discount_id: id, discount_type: type, discount_amount: amount, detail_type: detailType } = row;
  if (id === null || type === null || amount === null || detailType === null) return null;
  return { id, type, amount: amount / 100, detailType };
}

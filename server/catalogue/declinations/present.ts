import { presentCapacity } from "#schemas/commerce/capacity.ts";
import { finalPrice } from "#schemas/commerce/declination-price.ts";
import { toEuros } from "#schemas/commerce/money.ts";
import { parseFeatures } from "#schemas/content/product-sheet.ts";
import type { Declination, Discount, VariationValue } from "#schemas/content/product.ts";
import type { Locale } from "#schemas/locale.ts";
import { jsonInLocale } from "#server/db/localized-json.ts";
import { presentImage, type ImageRow } from "#server/media/read.ts";

import { presentFeatures } from "../details/present.ts";
import type { DiscountRow } from "../discounts/read.ts";
import { isShippingFree, shownDiscount, type Discounts } from "../discounts/rules.ts";

export interface DeclinationRow extends ImageRow {
  readonly id: number;
  readonly product_id: number;
  readonly year: number | null;
  readonly capacity_ml: number;
  /** What is in stock and not held by orders. */
  readonly left: number;
  readonly tracks_stock: number;
  readonly price_cents: number;
  readonly fixed_price_cents: number | null;
  readonly sell_by_multiple_of: number;
  readonly reference: string;
  readonly alcohol: number | null;
  readonly features: string;
}

/** What a declination has beside its row, at an instant. */
export interface DeclinationParts {
  readonly discounts: Discounts;
  readonly variations: readonly VariationValue[];
  readonly instant: number;
  /** How many boxes the items are enough for; null for what is no box, or one whose items aren't counted. */
  readonly boxesLeft: number | null;
  /** What its present price was lowered from, in cents; null: it wasn't. */
  readonly centsBefore: number | null;
}

/** Turns a row into the declination of the wire: cents become euros, millilitres cl or l (spec §9). */
export function presentDeclination(row: DeclinationRow, parts: DeclinationParts, locale: Locale): Declination {
  const discount = shownDiscount(parts.discounts, parts.instant);
  return {
    id: row.id,
    year: row.year,
    ...presentCapacity(row.capacity_ml),
    ...presentStock(row, parts.boxesLeft),
    price: toEuros(row.price_cents),
    fixedPrice: row.fixed_price_cents === null ? null : toEuros(row.fixed_price_cents),
    priceBefore: parts.centsBefore === null ? null : toEuros(parts.centsBefore),
    finalPrice: toEuros(priceOf(row, discount)),
    sellByMultipleOf: row.sell_by_multiple_of,
    discount: discount && presentDiscount(discount),
    isShippingFree: isShippingFree(parts.discounts, parts.instant),
    variations: parts.variations,
    features: presentFeatures(parseFeatures(jsonInLocale(row.features, locale)), locale),
    alcohol: row.alcohol === null ? null : row.alcohol / 100,
    image: presentImage(row, locale),
    reference: row.reference,
  };
}

/** Of a box no more can be sold than its items are enough for (spec §5). */
function presentStock(row: DeclinationRow, boxesLeft: number | null): Pick<Declination, "quantity" | "setQuantity"> {
  const isTracked = row.tracks_stock === 1;
  if (boxesLeft === null) return { quantity: row.left, setQuantity: isTracked };
  return { quantity: isTracked ? Math.min(row.left, boxesLeft) : boxesLeft, setQuantity: true };
}

function priceOf(row: DeclinationRow, discount: DiscountRow | null): number {
  return finalPrice({
    priceCents: row.price_cents,
    fixedPriceCents: row.fixed_price_cents,
    discount: discount && { type: discount.type, amount: discount.amount, detailType: discount.detail_type },
  });
}

function presentDiscount({ id, type, amount, detail_type: detailType }: DiscountRow): Discount {
  return { id, type, amount: amount / 100, detailType };
}

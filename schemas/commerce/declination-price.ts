import { shareOf } from "./money.ts";

/** A reduction; `amount` in cents for EURO, in hundredths of a percent for PERCENT. */
export interface Reduction {
  readonly type: "EURO" | "PERCENT";
  readonly amount: number;
}

export interface PricedDeclination {
  readonly priceCents: number;
  readonly fixedPriceCents: number | null;
  readonly discount: (Reduction & { readonly detailType: "PRODUCT" | "SHIPPING_FEES" }) | null;
}

/**
 * What one unit of a declination costs, in cents [P2]: its fixed price when it has one, otherwise its
 * price less the discount. A discount on shipping fees leaves the price as it is.
 */
export function finalPrice({ priceCents, fixedPriceCents, discount }: PricedDeclination): number {
  if (fixedPriceCents !== null) return fixedPriceCents;
  return discount?.detailType === "PRODUCT" ? reduced(priceCents, discount) : priceCents;
}

/** A unit price after a reduction, in cents; never below nothing. Percentages are rounded half up per unit [P2]. */
export function reduced(cents: number, { type, amount }: Reduction): number {
  const left = type === "EURO" ? cents - amount : shareOf(cents, 10_000 - amount);
  return Math.max(0, left);
}

/** The lowest of some prices; 0 for a product that has none yet [P3]. */
export function lowestPrice(prices: readonly number[]): number {
  return prices.length === 0 ? 0 : Math.min(...prices);
}

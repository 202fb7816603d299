import type { DecreasingDiscount } from "../content/product-detail.ts";

import { reduced } from "./declination-price.ts";
import { toCents, toEuros } from "./money.ts";

/** A line of the table that shows how the price falls. */
export interface PriceStep {
  readonly fromQuantity: number;
  /** The last quantity of the step; null: and above. */
  readonly toQuantity: number | null;
  /** Euros for one. */
  readonly unitPrice: number;
  /** Whole percent saved against the first step. */
  readonly savedPercent: number;
}

/**
 * The unit price by quantity for a final price in euros, from one unit on [P4]. Steps that don't make the
 * price lower than the step before are left out; without any that does, the list is empty.
 */
export function decreasingPrices(finalPrice: number, discounts: readonly DecreasingDiscount[]): readonly PriceStep[] {
  const full = toCents(finalPrice);
  const starts = [{ fromQuantity: 1, cents: full }];
  for (const discount of discounts.toSorted((a, b) => a.fromQuantity - b.fromQuantity)) {
    const cents = reduced(full, { type: discount.type, amount: toCents(discount.amount) });
    if (cents < (starts.at(-1)?.cents ?? 0)) starts.push({ fromQuantity: discount.fromQuantity, cents });
  }
  if (starts.length === 1) return [];
  return starts.map(({ fromQuantity, cents }, index) => ({
    fromQuantity,
    toQuantity: (starts[index + 1]?.fromQuantity ?? 0) - 1 > 0 ? (starts[index + 1]?.fromQuantity ?? 0) - 1 : null,
    unitPrice: toEuros(cents),
    savedPercent: Math.round(((full - cents) * 100) / full),
  }));
}

/** What so many cost in euros: each the price of the step that the quantity reaches [P4]. */
export function priceOf(quantity: number, finalPrice: number, discounts: readonly DecreasingDiscount[]): number {
  const reached = decreasingPrices(finalPrice, discounts).filter(({ fromQuantity }) => fromQuantity <= quantity);
  return toEuros(toCents(reached.at(-1)?.unitPrice ?? finalPrice) * quantity);
}

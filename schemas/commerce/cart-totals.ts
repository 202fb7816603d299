import { reduced, finalPrice, type PricedDeclination, type Reduction } from "./declination-price.ts";
import { spread } from "./spread.ts";

/** A discount from some quantity on; amounts as in `Reduction`. */
export interface QuantityStep extends Reduction {
  readonly fromQuantity: number;
}

/** What a line of a cart is reckoned from. Prices in cents for one. */
export interface PricedLine extends PricedDeclination {
  readonly quantity: number;
  readonly steps: readonly QuantityStep[];
  /** What making one for its buyer costs, of what one costs after its discounts [K3]; nothing where it isn't. */
  readonly customizationOf?: (unitCents: number) => number;
}

export interface LineTotals {
  /** One, before discounts; with its customization. */
  readonly unitCents: number;
  /** One, after the discounts on it and on its quantity; with its customization. */
  readonly unitToPayCents: number;
  /** What of both its customization is [K3]. */
  readonly customizationCents: number;
  readonly totalCents: number;
  /** The line's share of the discount code. */
  readonly codeCents: number;
  readonly toPayCents: number;
}

export interface CartTotals {
  readonly lines: readonly LineTotals[];
  /** The sum before discounts (spec §3, `totalProduct`). */
  readonly totalCents: number;
  /** After discounts and the code (spec §3, `totalProductToPay`). Neither holds shipping. */
  readonly toPayCents: number;
  /** What the code takes off. */
  readonly codeCents: number;
}

/**
 * What a cart costs [T1]: for each line its declination's price, then the quantity's, both for one and rounded there;
 * with what its customization costs [K3]; then the code over the sum. What the code takes off is spread over the lines so that they add up to the cent.
 */
export function cartTotals(lines: readonly PricedLine[], code: Reduction | null): CartTotals {
  const priced = lines.map((line) => {
    const discounted = unitPrice(line);
    const customizationCents = line.customizationOf?.(discounted) ?? 0;
    const unitCents = (line.fixedPriceCents ?? line.priceCents) + customizationCents;
    const unitToPayCents = discounted + customizationCents;
    return {
      unitCents,
      unitToPayCents,
      customizationCents,
      totalCents: unitCents * line.quantity,
      beforeCode: unitToPayCents * line.quantity,
    };
  });
  const sum = priced.reduce((total, { beforeCode }) => total + beforeCode, 0);
  const codeCents = code ? sum - reduced(sum, code) : 0;
  const shares = spread(
    codeCents,
    priced.map(({ beforeCode }) => beforeCode),
  );
  return {
    lines: priced.map(({ beforeCode, ...line }, index) => {
      const own = shares[index] ?? 0;
      return { ...line, codeCents: own, toPayCents: beforeCode - own };
    }),
    totalCents: priced.reduce((total, line) => total + line.totalCents, 0),
    toPayCents: sum - codeCents,
    codeCents,
  };
}

/** One of a line, in cents: after its declination's discount [P2], and the lowest step that its quantity reaches [P4]. */
function unitPrice({ quantity, steps, ...form }: PricedLine): number {
  const full = finalPrice(form);
  const reached = steps.filter(({ fromQuantity }) => quantity >= fromQuantity);
  return Math.min(full, ...reached.map((step) => reduced(full, step)));
}

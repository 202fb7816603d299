import { defaultVatRates } from "./vat.ts";
import { spread } from "./spread.ts";

/** So much is sold at a rate, in cents including tax; the rate in hundredths of a percent. */
export interface TaxedPart {
  readonly rate: number;
  readonly cents: number;
}

export interface VatPart extends TaxedPart {
  /** What of it is the tax. */
  readonly vatCents: number;
}

/**
 * The VAT that prices hold, by rate, the highest first [V1]. Shipping is taxed as the goods that are shipped, in
 * proportion to what they cost; the parts add up to the total, and the tax is rounded once for each rate.
 */
export function vatByRate(lines: readonly TaxedPart[], shippingCents: number): readonly VatPart[] {
  const goods = byRate(lines);
  const sum = goods.reduce((total, { cents }) => total + cents, 0);
  const shares = spread(
    shippingCents,
    goods.map(({ cents }) => cents),
  );
  const shipped = goods.map(({ rate, cents }, index) => ({ rate, cents: cents + (shares[index] ?? 0) }));
  const alone = sum === 0 && shippingCents > 0 ? [{ rate: defaultVatRates.WINE, cents: shippingCents }] : [];
  return byRate([...shipped, ...alone]).map((part) => ({ ...part, vatCents: vatOf(part) }));
}

function byRate(parts: readonly TaxedPart[]): readonly TaxedPart[] {
  const sums = new Map<number, number>();
  for (const { rate, cents } of parts) sums.set(rate, (sums.get(rate) ?? 0) + cents);
  return [...sums].map(([rate, cents]) => ({ rate, cents })).toSorted((one, other) => other.rate - one.rate);
}

/** The tax in a price that holds it, half a cent up; exact, as whole numbers are divided. */
export function vatOf({ rate, cents }: TaxedPart): number {
  const whole = 10_000 + rate;
  return Math.floor((2 * cents * rate + whole) / (2 * whole));
}

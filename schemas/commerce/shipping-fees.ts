/** What a parcel of at most so many bottles costs, in cents. */
export interface ParcelRate {
  readonly bottles: number;
  readonly cents: number;
}

/** What the estate says of shipments (spec §3, §9). Amounts in cents. */
export interface ShipmentRules {
  readonly minBottles: number;
  /** Null: as many as one likes. */
  readonly maxBottles: number | null;
  readonly multiple: number;
  readonly freeFromBottles: number;
  readonly freeFromCents: number;
}

/** Why a shipment can't leave, as a key of the messages. */
export type ShipmentProblem = {
  readonly messageKey: "shipping.tooFew" | "shipping.tooMany" | "shipping.multiple";
  readonly values: { readonly n: number };
};

/** What is wrong with the number of bottles of a shipment; null: nothing [S1]. */
export function shipmentProblem(bottles: number, rules: ShipmentRules): ShipmentProblem | null {
  const { minBottles, maxBottles, multiple } = rules;
  if (bottles < minBottles) return { messageKey: "shipping.tooFew", values: { n: minBottles } };
  if (maxBottles !== null && bottles > maxBottles) return { messageKey: "shipping.tooMany", values: { n: maxBottles } };
  return bottles % multiple === 0 ? null : { messageKey: "shipping.multiple", values: { n: multiple } };
}

/** Whether a shipment is on the estate: by its bottles, or by what the goods cost after discounts [S2]. */
export function isShippingOnEstate(
  bottles: number,
  goodsCents: number,
  rules: Pick<ShipmentRules, "freeFromBottles" | "freeFromCents">,
): boolean {
  return bottles >= rules.freeFromBottles || goodsCents >= rules.freeFromCents;
}

/**
 * The least that parcels for so many bottles cost, in cents [S3]: as many parcels as it takes, each at the price of its
 * size, not all of them full. So one bottle more never costs less. Null without any size.
 */
export function parcelsPrice(bottles: number, rates: readonly ParcelRate[]): number | null {
  if (rates.length === 0) return null;
  const least = [0];
  for (let count = 1; count <= bottles; count += 1) {
    const totals = rates.map((rate) => rate.cents + (least[Math.max(0, count - rate.bottles)] ?? 0));
    least.push(Math.min(...totals));
  }
  return least[bottles] ?? null;
}

import type { Parameter } from "#schemas/site/parameter.ts";

import { readParameter } from "./parameters.ts";

/** From when on delivery is on the estate, and how many bottles are delivered at least (spec §9). */
export interface DeliveryRules {
  readonly fewest: number;
  readonly bottles: number;
  readonly euros: number;
}

/** The estate's own, as its parameters say. */
export function deliveryRules(parameters: readonly Parameter[] | null): DeliveryRules {
  const number = (type: string): number => Number(readParameter(parameters, type));
  return {
    fewest: number("EXPEDITION_BOTTLES_MIN"),
    bottles: number("FREE_SHIPPING_BOTTLES"),
    euros: number("FREE_SHIPPING_AMOUNT"),
  };
}

import type { CapacityUnit } from "../content/product.ts";

/** A capacity as the wire and pages have it. */
export interface Capacity {
  readonly capacity: number;
  readonly capacityUnit: CapacityUnit;
}

/** Below one litre in centilitres, otherwise in litres (spec §9) [C1]. */
export function presentCapacity(millilitres: number): Capacity {
  return millilitres < 1000
    ? { capacity: millilitres / 10, capacityUnit: "CENTILITRE" }
    : { capacity: millilitres / 1000, capacityUnit: "LITER" };
}

/** Whole millilitres of a capacity in either unit [C1]. */
export function toMillilitres({ capacity, capacityUnit }: Capacity): number {
  return Math.round(capacity * (capacityUnit === "LITER" ? 1000 : 10));
}

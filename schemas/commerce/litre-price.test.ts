import { expect, test } from "vitest";

import { litrePrice } from "./litre-price.ts";

test.each([
  [9.5, 75, "CENTILITRE", 12.67],
  [20.5, 1.5, "LITER", 13.67],
  [11.5, 37.5, "CENTILITRE", 30.67],
  [0.01, 20, "CENTILITRE", 0.05],
] as const)("a litre of what costs %d € by %d %s costs %d €", (finalPrice, capacity, capacityUnit, litre) => {
  expect(litrePrice({ finalPrice, capacity, capacityUnit })).toBe(litre);
});

test("what holds nothing, and a litre itself, have no other price", () => {
  expect(litrePrice({ finalPrice: 18, capacity: 0, capacityUnit: "CENTILITRE" })).toBeNull();
  expect(litrePrice({ finalPrice: 18, capacity: 1, capacityUnit: "LITER" })).toBeNull();
});

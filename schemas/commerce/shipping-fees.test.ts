import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isShippingOnEstate, parcelsPrice, shipmentProblem, type ShipmentRules } from "./shipping-fees.ts";

const rules: ShipmentRules = {
  minBottles: 2,
  maxBottles: 120,
  multiple: 1,
  freeFromBottles: 48,
  freeFromCents: 38_000,
};

describe("a shipment", () => {
  test("[§9] [S1] has at least and at most so many bottles, by the multiple", () => {
    expect(shipmentProblem(1, rules)).toEqual({ messageKey: "shipping.tooFew", values: { n: 2 } });
    expect([2, 120].map((bottles) => shipmentProblem(bottles, rules))).toEqual([null, null]);
    expect(shipmentProblem(121, rules)).toEqual({ messageKey: "shipping.tooMany", values: { n: 120 } });
    expect(shipmentProblem(10_000, { ...rules, maxBottles: null })).toBeNull();
    expect(shipmentProblem(7, { ...rules, multiple: 6 })).toEqual({
      messageKey: "shipping.multiple",
      values: { n: 6 },
    });
    expect(shipmentProblem(12, { ...rules, multiple: 6 })).toBeNull();
  });

  test("[§9] [S2] is on the estate from 48 bottles or 380 euros", () => {
    expect(isShippingOnEstate(47, 37_999, rules)).toBe(false);
    expect(isShippingOnEstate(48, 0, rules)).toBe(true);
    expect(isShippingOnEstate(0, 38_000, rules)).toBe(true);
  });
});

describe("parcels", () => {
  const rates = [
    { bottles: 3, cents: 990 },
    { bottles: 6, cents: 1290 },
    { bottles: 12, cents: 1690 },
  ];

  test.each([
    [0, 0],
    [1, 990],
    [4, 1290],
    [7, 1690],
    [13, 2680],
    [18, 2980],
    [24, 3380],
  ])("[S3] %i bottles cost %i cents in the cheapest parcels", (bottles, cents) => {
    expect(parcelsPrice(bottles, rates)).toBe(cents);
  });

  test("[S3] without sizes there is no price", () => {
    expect(parcelsPrice(6, [])).toBeNull();
  });

  test("[S3] one bottle more never costs less", () => {
    const rate = fc.record({ bottles: fc.integer({ min: 1, max: 24 }), cents: fc.integer({ min: 0, max: 5000 }) });
    fc.assert(
      fc.property(
        fc.array(rate, { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 0, max: 200 }),
        (sizes, bottles) => {
          expect(parcelsPrice(bottles + 1, sizes)).toBeGreaterThanOrEqual(parcelsPrice(bottles, sizes) ?? 0);
        },
      ),
    );
  });
});

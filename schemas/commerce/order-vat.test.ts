import fc from "fast-check";
import { expect, test } from "vitest";

import { vatByRate } from "./order-vat.ts";

test("prices hold their tax: of 12.00 € at 20 % it is 2.00 €", () => {
  expect(vatByRate([{ rate: 2000, cents: 1200 }], 0)).toEqual([{ rate: 2000, cents: 1200, vatCents: 200 }]);
});

test("shipping is taxed as the goods are, in proportion; the highest rate comes first", () => {
  const lines = [
    { rate: 550, cents: 1000 },
    { rate: 2000, cents: 3000 },
  ];
  expect(vatByRate(lines, 1001)).toEqual([
    { rate: 2000, cents: 3751, vatCents: 625 },
    { rate: 550, cents: 1250, vatCents: 65 },
  ]);
});

test("shipping of what costs nothing is taxed at the normal rate, and nothing is no part", () => {
  expect(vatByRate([], 1200)).toEqual([{ rate: 2000, cents: 1200, vatCents: 200 }]);
  expect(vatByRate([], 0)).toEqual([]);
});

test("the parts add up to goods and shipping, and the tax to what the net price times the rate is, to the cent", () => {
  const line = fc.record({ rate: fc.constantFrom(2000, 1000, 550, 0), cents: fc.integer({ min: 0, max: 10_000_000 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.integer({ min: 0, max: 100_000 }), (lines, shipping) => {
      const parts = vatByRate(lines, shipping);
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      expect(sum(parts.map(({ cents }) => cents))).toBe(sum(lines.map(({ cents }) => cents)) + shipping);
      for (const { rate, cents, vatCents } of parts) {
        expect(Math.abs(vatCents - (cents * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

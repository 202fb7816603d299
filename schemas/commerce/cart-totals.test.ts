import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isLong } from "#tests/setup/is-long.ts";

import { cartTotals, type PricedLine } from "./cart-totals.ts";
import type { Reduction } from "./declination-price.ts";
import { spread } from "./spread.ts";

const line = (over: Partial<PricedLine> = {}): PricedLine => ({
  quantity: 1,
  priceCents: 1000,
  fixedPriceCents: null,
  discount: null,
  steps: [],
  ...over,
});

describe("what a cart costs", () => {
  test("[§3 cart-shape] [T1] totalProduct is the sum before, totalProductToPay the sum after discounts", () => {
    const discount = { type: "PERCENT", amount: 1000, detailType: "PRODUCT" } as const;
    const totals = cartTotals([line({ quantity: 6, discount }), line({ priceCents: 2500 })], null);
    expect(totals).toMatchObject({ totalCents: 8500, toPayCents: 7900, codeCents: 0 });
  });

  test("[T1] the step that a quantity reaches is reckoned from the price after the discount, for one", () => {
    const steps = [
      { fromQuantity: 6, type: "PERCENT", amount: 400 },
      { fromQuantity: 12, type: "PERCENT", amount: 800 },
    ] as const;
    const unit = (quantity: number) =>
      cartTotals([line({ priceCents: 1290, quantity, steps })], null).lines[0]?.unitToPayCents;
    expect([1, 5, 6, 11, 12].map(unit)).toEqual([1290, 1290, 1238, 1238, 1187]);
  });

  test("[T1] a fixed price counts before as after", () => {
    const discount = { type: "EURO", amount: 500, detailType: "PRODUCT" } as const;
    expect(cartTotals([line({ fixedPriceCents: 900, discount })], null)).toMatchObject({
      totalCents: 900,
      toPayCents: 900,
    });
  });

  test("[T1] a code takes its part off the sum, never more than there is", () => {
    const lines = [line({ quantity: 3 }), line({ priceCents: 333 })];
    expect(cartTotals(lines, { type: "PERCENT", amount: 1000 })).toMatchObject({ toPayCents: 3000, codeCents: 333 });
    expect(cartTotals(lines, { type: "EURO", amount: 100_000 })).toMatchObject({ toPayCents: 0, codeCents: 3333 });
  });

  test("[K3] what a customization costs is added to one after its discounts; a code comes off the sum with it", () => {
    const discount = { type: "PERCENT", amount: 1000, detailType: "PRODUCT" } as const;
    const asked: number[] = [];
    const customizationOf = (unitCents: number) => {
      asked.push(unitCents);
      return 250;
    };
    const totals = cartTotals([line({ quantity: 2, discount, customizationOf })], { type: "PERCENT", amount: 1000 });
    expect(asked).toEqual([900]);
    expect(totals.lines[0]).toMatchObject({ unitCents: 1250, unitToPayCents: 1150, customizationCents: 250 });
    expect(totals).toMatchObject({ totalCents: 2500, toPayCents: 2070, codeCents: 230 });
  });

  test("an empty cart costs nothing", () => {
    expect(cartTotals([], { type: "EURO", amount: 500 })).toEqual({
      lines: [],
      totalCents: 0,
      toPayCents: 0,
      codeCents: 0,
    });
  });
});

describe("spreading", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 2], [0, 1]],
    [5, [10, 0, 10], [3, 0, 2]],
    [0, [3, 4], [0, 0]],
    [7, [], []],
    [7, [0, 0], [0, 0]],
  ])("[T2] %i cents over %j are %j", (cents, weights, expected) => {
    expect(spread(cents, weights)).toEqual(expected);
  });
});

/** `LONG=1` (`npm run test:long`) reckons 100 000 carts. */
const carts = isLong ? 100_000 : 2000;

test(`[T1] [T2] ${carts} carts cost to the cent what a slower reckoning says`, () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 });
  const reduction = fc.oneof(
    fc.record({ type: fc.constant("EURO" as const), amount: cents }),
    fc.record({ type: fc.constant("PERCENT" as const), amount: fc.integer({ min: 0, max: 10_000 }) }),
  );
  const detailType = fc.constantFrom("PRODUCT" as const, "SHIPPING_FEES" as const);
  const discount = fc.tuple(reduction, detailType).map(([off, detail]) => ({ ...off, detailType: detail }));
  const step = fc
    .tuple(reduction, fc.integer({ min: 1, max: 60 }))
    .map(([off, fromQuantity]) => ({ ...off, fromQuantity }));
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 1000 }),
    priceCents: cents,
    fixedPriceCents: fc.option(cents, { freq: 4 }),
    discount: fc.option(discount),
    steps: fc.array(step, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), fc.option(reduction), (lines, code) => {
      const totals = cartTotals(lines, code);
      expect(BigInt(totals.toPayCents)).toBe(slowTotal(lines, code));
      expect(BigInt(totals.totalCents)).toBe(
        sum(lines.map((each) => BigInt((each.fixedPriceCents ?? each.priceCents) * each.quantity))),
      );
      expect(totals.lines.reduce((total, { toPayCents }) => total + toPayCents, 0)).toBe(totals.toPayCents);
      expect(totals.lines.every(({ toPayCents, codeCents }) => toPayCents >= 0 && codeCents >= 0)).toBe(true);
    }),
    { numRuns: carts },
  );
});

/** The same by fractions in ten thousandths of a cent, written without any of the functions that it proves. */
function slowTotal(lines: readonly PricedLine[], code: Reduction | null): bigint {
  const before = sum(
    lines.map(({ quantity, priceCents, fixedPriceCents, discount, steps }) => {
      let one = BigInt(fixedPriceCents ?? priceCents);
      if (fixedPriceCents === null && discount && discount.detailType !== "SHIPPING_FEES") one = off(one, discount);
      let best = one;
      for (const step of steps) {
        if (step.fromQuantity > quantity) continue;
        const lower = off(one, step);
        if (lower < best) best = lower;
      }
      return best * BigInt(quantity);
    }),
  );
  return code ? off(before, code) : before;
}

function off(cents: bigint, { type, amount }: Reduction): bigint {
  const fraction = cents * 10_000n - (type === "EURO" ? BigInt(amount) * 10_000n : cents * BigInt(amount));
  if (fraction <= 0n) return 0n;
  const [whole, rest] = [fraction / 10_000n, fraction % 10_000n];
  return rest >= 5000n ? whole + 1n : whole;
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

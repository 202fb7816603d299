import { describe, expect, test } from "vitest";

import type { DecreasingDiscount } from "../content/product-detail.ts";

import { presentCapacity, toMillilitres } from "./capacity.ts";
import { finalPrice, lowestPrice, reduced } from "./declination-price.ts";
import { decreasingPrices, priceOf } from "./decreasing-prices.ts";
import { shareOf, toCents, toEuros } from "./money.ts";
import { mostRecommended, recommend, type Neighbour } from "./recommendation.ts";

describe("money", () => {
  test.each([
    [0, 0],
    [1.005, 101],
    [0.285, 29],
    [14.5, 1450],
    [19.99, 1999],
    [1_000_000, 100_000_000],
  ])("[P1] %d euros are %i cents, half a cent up", (euros, cents) => {
    expect(toCents(euros)).toBe(cents);
  });

  test("[§9] [P1] every cent up to a hundred euros comes back from the wire as it went", () => {
    for (let cents = 0; cents <= 10_000; cents += 1) expect(toCents(toEuros(cents))).toBe(cents);
  });

  test.each([
    [1450, 9000, 1305],
    [995, 9500, 945],
    [1, 5000, 1],
    [1, 4999, 0],
    [100_000_000, 9999, 99_990_000],
  ])("[P1] of %i cents, %i hundredths of a percent are %i", (cents, share, expected) => {
    expect(shareOf(cents, share)).toBe(expected);
  });
});

describe("a declination's price", () => {
  const discount = { type: "PERCENT", amount: 1000, detailType: "PRODUCT" } as const;

  test("[§3] [P2] the price counts without a discount, and less it with one", () => {
    expect(finalPrice({ priceCents: 1450, fixedPriceCents: null, discount: null })).toBe(1450);
    expect(finalPrice({ priceCents: 1450, fixedPriceCents: null, discount })).toBe(1305);
  });

  test("[P2] a fixed price is not touched by a discount", () => {
    expect(finalPrice({ priceCents: 1450, fixedPriceCents: 1400, discount })).toBe(1400);
  });

  test("[§4] [P2] a discount on shipping fees leaves the price as it is", () => {
    const free = { type: "PERCENT", amount: 10_000, detailType: "SHIPPING_FEES" } as const;
    expect(finalPrice({ priceCents: 1450, fixedPriceCents: null, discount: free })).toBe(1450);
  });

  test("[P2] nothing costs less than nothing, and a half cent goes up", () => {
    expect(reduced(200, { type: "EURO", amount: 500 })).toBe(0);
    expect(reduced(1050, { type: "EURO", amount: 200 })).toBe(850);
    expect(reduced(995, { type: "PERCENT", amount: 500 })).toBe(945);
  });

  test("[P3] the lowest price of several, 0 of none", () => {
    expect(lowestPrice([12.9, 11.5, 27])).toBe(11.5);
    expect(lowestPrice([])).toBe(0);
  });
});

describe("decreasing prices", () => {
  const off = (fromQuantity: number, amount: number, type: "EURO" | "PERCENT" = "PERCENT"): DecreasingDiscount => ({
    id: fromQuantity,
    fromQuantity,
    type,
    amount,
  });

  test("[§3 decreasing-discounts] [P4] steps from one bottle on, whatever the order they were written in", () => {
    expect(decreasingPrices(12.9, [off(12, 8), off(6, 4)])).toEqual([
      { fromQuantity: 1, toQuantity: 5, unitPrice: 12.9, savedPercent: 0 },
      { fromQuantity: 6, toQuantity: 11, unitPrice: 12.38, savedPercent: 4 },
      { fromQuantity: 12, toQuantity: null, unitPrice: 11.87, savedPercent: 8 },
    ]);
  });

  test("[P4] euros off, and a step that isn't cheaper is left out", () => {
    expect(decreasingPrices(10, [off(6, 1, "EURO"), off(12, 5)]).map(({ unitPrice }) => unitPrice)).toEqual([10, 9]);
    expect(decreasingPrices(10, [])).toEqual([]);
    expect([1, 5, 6, 12].map((quantity) => priceOf(quantity, 12.9, [off(6, 4), off(12, 8)]))).toEqual([
      12.9, 64.5, 74.28, 142.44,
    ]);
    expect(priceOf(3, 0.1, [])).toBe(0.3);
    expect(decreasingPrices(0, [off(6, 4)])).toEqual([]);
  });
});

describe("capacity", () => {
  test.each([
    [375, 37.5, "CENTILITRE"],
    [750, 75, "CENTILITRE"],
    [999, 99.9, "CENTILITRE"],
    [1000, 1, "LITER"],
    [1500, 1.5, "LITER"],
    [0, 0, "CENTILITRE"],
  ] as const)("[§9] [C1] %i ml are %d %s", (millilitres, capacity, capacityUnit) => {
    expect(presentCapacity(millilitres)).toEqual({ capacity, capacityUnit });
    expect(toMillilitres({ capacity, capacityUnit })).toBe(millilitres);
  });
});

describe("recommended products", () => {
  const wine = (id: number, over: Partial<Neighbour> = {}): Neighbour => ({
    id,
    type: "WINE",
    kind: "RED",
    appellation: "A",
    price: 10,
    ...over,
  });

  test("[§7] [R1] those chosen by hand first, never the product itself, nothing twice", () => {
    expect(recommend(wine(1), [3, 1, 2, 3], [wine(1), wine(2), wine(3), wine(4)])).toEqual([3, 2, 4]);
  });

  test("[R2] colour before appellation before price", () => {
    const others = [
      wine(2, { type: "BOX", kind: "" }),
      wine(3, { kind: "WHITE" }),
      wine(4, { appellation: "B" }),
      wine(5, { price: 40 }),
      wine(6, { price: 11 }),
    ];
    expect(recommend(wine(1), [], others)).toEqual([6, 5, 4, 3, 2]);
  });

  test("[R1] at most eight", () => {
    const others = Array.from({ length: 20 }, (_, index) => wine(index + 2));
    expect(recommend(wine(1), [], others)).toHaveLength(mostRecommended);
  });
});

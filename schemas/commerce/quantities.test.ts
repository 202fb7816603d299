import { describe, expect, test } from "vitest";

import { quantityList, quantityProblem, readQuantity } from "./quantities.ts";

describe("quantities", () => {
  test.each([
    [1, null, 20, 20],
    [6, null, 20, 120],
    [60, null, 16, 960],
    [1000, null, 1, 1000],
    [0, null, 20, 20],
    [-6, null, 20, 20],
  ] as const)(
    "[§5 quantity-list] [§9] [Q2] sold by %i, with %s left: %i entries up to %i",
    (multiple, left, count, last) => {
      const list = quantityList(multiple, left);
      expect(list).toHaveLength(count);
      expect(list.at(-1)).toBe(last);
    },
  );

  test("[§5] [Q2] the list ends with the stock in use, and is empty without a whole multiple of it", () => {
    expect(quantityList(6, 20)).toEqual([6, 12, 18]);
    expect(quantityList(6, 5)).toEqual([]);
    expect(quantityList(1001, null)).toEqual([]);
  });

  test.each([
    ["12", 6, 12],
    [" 7 ", 6, 7],
    ["", 6, 6],
    ["abc", 6, 6],
    ["NaN", 1, 1],
    ["Infinity", 6, 6],
    ["1,5", 1, 1.5],
    ["-3", 6, -3],
    ["douze", 0, 1],
  ])("[§5 quantity-number] [Q1] %j sold by %i is read as %d", (text, multiple, expected) => {
    expect(readQuantity(text, multiple)).toBe(expected);
  });

  const form = { type: "WINE", sellByMultipleOf: 6, left: 20 } as const;

  test.each([0, -6, Number.NaN])("[§5 quantity-positive] [§8] [Q3] %d is not above 0", (quantity) => {
    expect(quantityProblem(quantity, form)).toEqual({ messageKey: "quantity.positive" });
  });

  test("[§5 quantity-multiple] [§8] [Q3] a quantity is a multiple of what the form is sold by; wine is told in bottles", () => {
    const values = { n: 6 };
    expect(quantityProblem(7, form)).toEqual({ messageKey: "quantity.multipleOfBottles", values });
    expect(quantityProblem(7, { ...form, type: "BOX" })).toEqual({ messageKey: "quantity.multiple", values });
    expect(quantityProblem(7, { ...form, sellByMultipleOf: 0 })).toBeNull();
    expect(quantityProblem(1.5, { ...form, sellByMultipleOf: 1 })).toMatchObject({ values: { n: 1 } });
  });

  test("[§5 quantity-stock] [§8] [Q3] no more than the stock in use, which may be none", () => {
    expect(quantityProblem(18, form)).toBeNull();
    expect(quantityProblem(24, form)).toEqual({ messageKey: "stock.left", values: { n: 20 } });
    expect(quantityProblem(24, { ...form, left: null })).toBeNull();
    expect(quantityProblem(6, { ...form, left: -2 })).toEqual({ messageKey: "stock.left", values: { n: 0 } });
  });
});

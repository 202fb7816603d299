import { expect, test } from "vitest";

import { isCount, stockDemand } from "./rules.ts";

test("lines of one declination are one demand, and the demands come by id", () => {
  const lines = [
    { declinationId: 9, quantity: 2 },
    { declinationId: 3, quantity: 1 },
    { declinationId: 9, quantity: 4 },
  ];
  expect(stockDemand(lines, new Map())).toEqual([
    { declinationId: 3, quantity: 1 },
    { declinationId: 9, quantity: 6 },
  ]);
});

test("a box takes itself and what is in it, together with what is bought beside it", () => {
  const boxes = new Map([
    [
      5,
      [
        { declinationId: 1, quantity: 2 },
        { declinationId: 2, quantity: 1 },
      ],
    ],
  ]);
  const lines = [
    { declinationId: 5, quantity: 3 },
    { declinationId: 1, quantity: 1 },
  ];
  expect(stockDemand(lines, boxes)).toEqual([
    { declinationId: 1, quantity: 7 },
    { declinationId: 2, quantity: 3 },
    { declinationId: 5, quantity: 3 },
  ]);
});

test.each([0, -1, 1.5, Number.NaN, 1e12])("%d is no number of bottles", (quantity) => {
  expect(isCount(quantity)).toBe(false);
});

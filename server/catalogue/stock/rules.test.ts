import { describe, expect, test } from "vitest";

import { isCount, availableQuantity, stockDemand } from "./rules.ts";

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

describe("[§5] how many of a line can be had", () => {
  const boxes = new Map([
    [
      5,
      [
        { declinationId: 1, quantity: 3 },
        { declinationId: 2, quantity: 1 },
      ],
    ],
  ]);
  const box = { declinationId: 5, quantity: 10 };

  test.each([
    ["its own stock, when that is the least", { 1: 30, 2: 30, 5: 2 }, 2],
    ["what its items are enough for", { 1: 10, 2: 30, 5: 9 }, 3],
    ["its items alone, when it isn't counted itself", { 1: 30, 2: 7 }, 7],
    ["its own alone, when its items aren't counted", { 5: 6 }, 6],
    ["nothing, when an item is short of one box", { 1: 2, 5: 9 }, 0],
  ])("of a box: %s", (_what, left: Record<number, number>, most) => {
    expect(
      availableQuantity(5, [box], boxes, new Map(Object.entries(left).map(([id, count]) => [Number(id), count]))),
    ).toBe(most);
  });

  test("always fewer than are asked for, whatever came in since", () => {
    expect(availableQuantity(5, [box, box], boxes, new Map([[5, 100]]))).toBe(19);
  });

  test("any number, when nothing of it is counted", () => {
    expect(availableQuantity(5, [box], boxes, new Map())).toBeNull();
  });

  test("what other lines want is not there for this one", () => {
    const left = new Map([[1, 10]]);
    expect(availableQuantity(5, [box, { declinationId: 1, quantity: 5 }], boxes, left)).toBe(1);
    const besideBoxes = (quantity: number) =>
      availableQuantity(
        1,
        [
          { declinationId: 5, quantity },
          { declinationId: 1, quantity: 5 },
        ],
        boxes,
        left,
      );
    expect([besideBoxes(2), besideBoxes(9)]).toEqual([4, 0]);
  });
});

import { describe, expect, test } from "vitest";

import { bottleCount, type BottleLine } from "./bottles.ts";

const wine = (quantity: number, millilitres: number): BottleLine => ({
  type: "WINE",
  quantity,
  millilitres,
  sellByMultipleOf: 1,
});

describe("[§9] bottles that count towards free shipping [B1]", () => {
  test.each([
    ["whole bottles and larger ones count one each", [wine(6, 750), wine(1, 1500)], 7],
    ["below 75 cl a bottle is half a one", [wine(6, 375), wine(2, 749)], 4],
    ["the total is rounded down, not each line", [wine(1, 375), wine(1, 500)], 1],
    ["half a bottle is none", [wine(1, 375)], 0],
    ["a corkscrew is no bottle", [{ ...wine(4, 0), type: "OTHER" as const }], 0],
    ["nothing is nothing", [], 0],
  ])("[§9 bottle-count] %s", (_name, lines, expected) => {
    expect(bottleCount(lines)).toBe(expected);
  });

  test("[§9] a box counts its bottles times its multiple, halved for small ones", () => {
    const box = { type: "BOX", quantity: 2, millilitres: 750, sellByMultipleOf: 1 } as const;
    const items = [
      { quantity: 4, millilitres: 750 },
      { quantity: 2, millilitres: 375 },
    ];
    expect(bottleCount([{ ...box, items }])).toBe(10);
    expect(bottleCount([{ ...box, sellByMultipleOf: 6 }])).toBe(12);
    expect(bottleCount([{ ...box, millilitres: 375, sellByMultipleOf: 6 }])).toBe(6);
    expect(bottleCount([{ ...box, sellByMultipleOf: 0 }])).toBe(2);
  });
});

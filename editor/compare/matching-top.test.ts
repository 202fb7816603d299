import { expect, test } from "vitest";

import { matchingTop, type Pair } from "./matching-top.ts";

/** A page, and one that is higher by a block of 300 px from the second place on. */
const pairs: readonly Pair[] = [
  [100, 100],
  [400, 700],
  [900, 1200],
];

test.each([
  [0, 0],
  [100, 100],
  [250, 400],
  [400, 700],
  [650, 950],
  [1000, 1300],
])("scrolled to %i px, the other side is at %i px", (top, other) => {
  expect(matchingTop(top, pairs)).toBeCloseTo(other);
});

test("what stands in another order on the other side leads nobody back up", () => {
  const moved: readonly Pair[] = [
    [100, 900],
    [400, 100],
    [600, 1000],
  ];
  let last = 0;
  for (let top = 0; top < 1200; top += 50) {
    const other = matchingTop(top, moved);
    expect(other).toBeGreaterThanOrEqual(last);
    last = other;
  }
});

test("sides that have nothing in common keep step", () => {
  expect(matchingTop(340, [])).toBe(340);
});

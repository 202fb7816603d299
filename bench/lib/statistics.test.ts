import { describe, expect, test } from "vitest";

import { median, percentile, spread } from "./statistics.ts";

describe("bench statistics", () => {
  test("the median of odd and even counts", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
    expect(() => median([])).toThrow("nothing");
  });

  test("the spread is relative to the median", () => {
    expect(spread([90, 100, 120])).toBeCloseTo(0.3);
    expect(spread([5])).toBe(0);
    expect(spread([0, 0])).toBe(0);
  });
});

test("a percentile is a value that was measured", () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1), percentile([7], 0.1)]).toEqual([
    10, 19, 20, 7,
  ]);
  expect(() => percentile([], 0.5)).toThrow("nothing");
});

import { expect, test } from "vitest";

import { isSoldTo } from "./where-sold.ts";

test.each([
  ["FR", false, false, true],
  ["BE", false, false, true],
  ["CH", false, false, false],
  ["US", false, true, true],
  ["FR", true, false, true],
  ["BE", true, false, false],
  ["BE", true, true, false],
  ["US", true, true, false],
])("[§3 parameter-effects] to %s, only in France %s, worldwide %s: %s", (country, onlyInFrance, worldwide, isSold) => {
  expect(isSoldTo(country, { onlyInFrance, worldwide })).toBe(isSold);
});

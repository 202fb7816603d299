import { expect, test } from "vitest";

import { phoneIn } from "./phone.ts";

test.each([
  ["FR", "06 12 34 56 78", "+33612345678"],
  ["BE", "0470 12 34 56", "+32470123456"],
  ["CH", "079 123 45 67", "+41791234567"],
  ["GB", "020 7946 0018", "+442079460018"],
  // Who lives abroad has kept theirs.
  ["US", "06 12 34 56 78", "+33612345678"],
  ["BE", "+33 6 12 34 56 78", "+33612345678"],
  ["", "06 12 34 56 78", "+33612345678"],
  ["XX", "06 12 34 56 78", "+33612345678"],
  ["US", "12", null],
])("a number of somebody in “%s”, %s, is %s", (country, written, number) => {
  expect(phoneIn(country, written)).toBe(number);
});

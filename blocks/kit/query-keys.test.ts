import { expect, test } from "vitest";

import { choiceKey, pageKey, pageOf, textKey } from "./query-keys.ts";

test("[§9] lists begin at page 1", () => {
  expect(pageOf({})).toBe(1);
  expect(pageOf({ page: "3" })).toBe(3);
});

test("a later page is a whole number from 2: the first one stands in no address", () => {
  expect(pageKey.parse("12")).toBe("12");
  expect(pageKey.parse("10000")).toBe("10000");
  for (const wrong of ["1", "10001", "99999", "0", "-1", "1.5", "1e3", "01", "abc", ""])
    expect(pageKey.parse(wrong)).toBeNull();
});

test("a choice is one of its values", () => {
  expect(choiceKey(["RED"]).parse("RED")).toBe("RED");
  expect(choiceKey(["RED"]).parse("red")).toBeNull();
});

test("[§5] a blank text is no filter; a long one is cut", () => {
  expect(textKey().parse("  ")).toBeNull();
  expect(textKey(3).parse(" mer\u0000lot ")).toBe("mer");
});

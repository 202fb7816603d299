import { expect, test } from "vitest";

import { firstNew } from "./use-scroll-to-picked.ts";

test("the page follows what is newly picked, not what was picked already", () => {
  expect(firstNew(["a"], [])).toBe("a");
  expect(firstNew(["a", "b", "c"], ["a", "b"])).toBe("c");
  expect(firstNew(["b", "c"], ["a", "b", "c"])).toBeUndefined();
  expect(firstNew([], ["a"])).toBeUndefined();
});

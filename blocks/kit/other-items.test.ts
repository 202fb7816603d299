import { expect, test } from "vitest";

import { otherItems } from "./other-items.ts";

const items = ["/news/a/1", "/news/b/2", "", "/news/c/3"].map((url) => ({ url }));

test("on the page of one of its items, a list shows the others", () => {
  expect(otherItems(items, "/news/b/2").map(({ url }) => url)).toEqual(["/news/a/1", "", "/news/c/3"]);
});

test("anywhere else it shows all, and never more than it should", () => {
  expect(otherItems(items, "/news")).toHaveLength(4);
  expect(otherItems(items, "/news/a/1", 2).map(({ url }) => url)).toEqual(["/news/b/2", ""]);
  expect(otherItems(items, "", 4)).toHaveLength(4);
});

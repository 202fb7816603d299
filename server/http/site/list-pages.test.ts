import { expect, test } from "vitest";

import type { Need } from "#schemas/contract/need.ts";

import { isPastEnd, laterPagesQuery } from "./list-pages.ts";

const asked = (page: number): Need => ({ call: "listNews", query: { page, nbItem: 10 } });

test.each([
  [1, 0, false],
  [1, 25, false],
  [3, 25, false],
  [3, 20, true],
  [4, 25, true],
  [2, 0, true],
])("page %i of ten items each, of a list of %i: past its end is %s", (page, total, isPast) => {
  expect(isPastEnd(asked(page), { news: [], total })).toBe(isPast);
});

test("what is no list has no end", () => {
  for (const answer of [null, "text", {}, { total: "20" }]) expect(isPastEnd(asked(9), answer)).toBe(false);
});

test("a later page is told by its keys alone, filters are not", () => {
  const asking = (text: string) => laterPagesQuery({ byBlock: new Map(), text, lasting: text });
  expect(asking("grid.tag=bio&news.page=2&page=3")).toBe("?news.page=2&page=3");
  expect(asking("grid.tag=bio")).toBe("");
});

import { expect, test } from "vitest";

import { blockHref } from "./block-href.ts";

test("changes a block's own query keys and keeps the others'", () => {
  const href = blockHref("wines", "/nos-cuvees?news.page=2&wines.kind=RED");
  expect(href({ kind: "WHITE", page: 2 })).toBe("/nos-cuvees?news.page=2&wines.kind=WHITE&wines.page=2");
  expect(href({ kind: null })).toBe("/nos-cuvees?news.page=2");
  expect(href({ kind: "" })).toBe("/nos-cuvees?news.page=2");
});

test("an address without anything left has no question mark", () => {
  expect(blockHref("wines", "/nos-cuvees?wines.kind=RED")({ kind: null })).toBe("/nos-cuvees");
});

import { expect, test } from "vitest";

import { blockKey } from "./block-key.ts";
import type { ResolvedBlock } from "./page-document.ts";

const props = { title: "Nos cuvées" };
const list = [{ id: 1 }];
const block: ResolvedBlock = {
  id: "a",
  slug: "product-grid",
  mode: "static",
  readsPage: false,
  props,
  data: { products: list, shown: null },
  query: {},
  slots: {},
};
const place = { locale: "fr_FR", page: null } as const;
const facts = { id: 1, type: "news", locale: "fr_FR", path: "/a", alternates: {}, zone: "public" } as const;

test("the same props and answers at another address are the same HTML", () => {
  expect(blockKey({ ...block, data: { ...block.data } }, place)).toBe(blockKey(block, place));
});

test.each<[string, Partial<ResolvedBlock>]>([
  ["another block", { id: "b" }],
  ["another slug", { slug: "product-list" }],
  ["props made anew", { props: { ...props } }],
  ["an answer made anew", { data: { ...block.data, products: [...list] } }],
  ["an answer that can't be had", { data: { ...block.data, products: null } }],
  ["a plain value", { data: { ...block.data, shown: 3 } }],
  ["one more answer", { data: { ...block.data, more: list } }],
  ["a query", { query: { page: "2" } }],
  ["an address", { here: "/nos-cuvees?a.page=2" }],
  ["a slot", { slots: { buy: [] } }],
])("%s is another HTML", (_name, change) => {
  expect(blockKey({ ...block, ...change }, place)).not.toBe(blockKey(block, place));
});

test("the language counts, and the page for a block that reads it", () => {
  const keys = [
    blockKey(block, place),
    blockKey(block, { ...place, locale: "en_US" }),
    blockKey(block, { ...place, page: facts }),
    blockKey(block, { ...place, page: { ...facts, path: "/b" } }),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(blockKey(block, { ...place, page: { ...facts } })).toBe(keys[2]);
});

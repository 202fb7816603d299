import { expect, test } from "vitest";

import { filterKeys, isNarrowed, offeredSizes, orders, productQuery, sizeOf } from "./filters.ts";

const own = { nbItem: 100, type: "WINE", tag: "" };

test("[§9 page-products] the product list has 100 a page, begins at page 1 and is ordered by price", () => {
  expect(productQuery({}, own)).toEqual({ page: 1, nbItem: 100, orderBy: "price", type: "WINE" });
});

test("[§2 product-filters] products are filtered by page size, page, ordering, name, kind, search text and tag", () => {
  expect(Object.keys(filterKeys).toSorted()).toEqual(["kind", "name", "order", "page", "search", "size", "tag"]);
  const query = { page: "2", size: "24", order: "name", kind: "RED", name: "clos", search: "garrigue", tag: "bio" };
  expect(productQuery(query, own)).toEqual({
    page: 2,
    nbItem: 24,
    orderBy: "name",
    type: "WINE",
    kind: "RED",
    name: "lk:clos",
    search: "garrigue",
    tag: "bio",
  });
});

test("[§5] empty filters are left out of the request", () => {
  expect(productQuery({}, { ...own, type: "" })).not.toHaveProperty("type");
  expect(productQuery({}, { ...own, tag: "bio" })).toHaveProperty("tag", "bio");
});

test("what the address says is one of the choices, or nothing", () => {
  expect(filterKeys.order.parse("id; drop")).toBeNull();
  expect(filterKeys.size.parse("1000000000")).toBeNull();
  expect(orders.map((order) => filterKeys.order.parse(order))).toEqual([...orders]);
  expect(sizeOf({}, 100)).toBe(100);
  expect(isNarrowed({ page: "2", order: "name" })).toBe(false);
  expect(isNarrowed({ search: "rosé" })).toBe(true);
});

test("a page size is offered where it makes a difference, the whole list once", () => {
  expect(offeredSizes(8, 100)).toEqual([]);
  expect(offeredSizes(12, 100)).toEqual([]);
  expect(offeredSizes(13, 100)).toEqual([12, 100]);
  expect(offeredSizes(30, 12)).toEqual([12, 24, 48]);
  expect(offeredSizes(30, 8)).toEqual([8, 12, 24, 48]);
  expect(offeredSizes(500, 100)).toEqual([12, 24, 48, 100]);
});

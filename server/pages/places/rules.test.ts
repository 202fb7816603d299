import { describe, expect, test } from "vitest";

import { ordersForMove, pagesBelow, placeOf, type PlacedPage } from "./rules.ts";

const page = (id: number, order: number, parentId: number | null = null): PlacedPage => ({ id, order, parentId });

/** Ids of the pages below another one once a move has been made. */
function after(pages: readonly PlacedPage[], id: number, place: { parent: number | null; after: number | null }) {
  const orders = ordersForMove(pages, id, place);
  if (!orders.ok) return orders.error.problems;
  const given = new Map(orders.value);
  const moved = pages.map((each) => ({
    ...each,
    order: given.get(each.id) ?? each.order,
    parentId: each.id === id ? place.parent : each.parentId,
  }));
  return { order: pagesBelow(moved, place.parent).map((each) => each.id), changed: orders.value.length };
}

const dense = [page(1, 0), page(2, 1), page(3, 2), page(4, 3), page(5, 0, 2), page(6, 1, 2)];

describe("[PS13] the place of a page", () => {
  test("a page comes to the end, into a gap or before all others by its own number alone", () => {
    expect(after(dense, 1, { parent: null, after: 4 })).toEqual({ order: [2, 3, 4, 1], changed: 1 });
    const wide = [page(1, 10), page(2, 20), page(3, 30)];
    expect(after(wide, 3, { parent: null, after: 1 })).toEqual({ order: [1, 3, 2], changed: 1 });
    expect(after(wide, 3, { parent: null, after: null })).toEqual({ order: [3, 1, 2], changed: 1 });
  });

  test("where there is no room all are numbered anew, with room between them", () => {
    expect(after(dense, 4, { parent: null, after: 1 })).toEqual({ order: [1, 4, 2, 3], changed: 3 });
    expect(ordersForMove(dense, 4, { parent: null, after: 1 })).toMatchObject({
      value: [
        [4, 10],
        [2, 20],
        [3, 30],
      ],
    });
  });

  test("pages of one number stand in the order of their ids, and are told apart by a move between them", () => {
    const alike = [page(1, 5), page(2, 5), page(3, 5)];
    expect(after(alike, 3, { parent: null, after: 1 })).toMatchObject({ order: [1, 3, 2] });
  });

  test("the highest number that there is has nothing above it: all are numbered anew", () => {
    const high = [page(1, 0), page(2, 1_000_000)];
    expect(after(high, 1, { parent: null, after: 2 })).toEqual({ order: [2, 1], changed: 2 });
  });

  test("a page comes below another one, and says where it stood", () => {
    expect(after(dense, 4, { parent: 2, after: 5 })).toMatchObject({ order: [5, 4, 6] });
    expect(placeOf(dense, page(6, 1, 2))).toEqual({ parent: 2, after: 5 });
    expect(placeOf(dense, page(1, 0))).toEqual({ parent: null, after: null });
  });

  test("nothing comes below itself, below what isn't there, or behind what stands elsewhere", () => {
    expect(after(dense, 2, { parent: 2, after: null })).toEqual([{ key: "parent", messageKey: "key.inside" }]);
    expect(after(dense, 2, { parent: 5, after: null })).toEqual([{ key: "parent", messageKey: "key.inside" }]);
    expect(after(dense, 2, { parent: 99, after: null })).toEqual([{ key: "parent", messageKey: "key.reference" }]);
    expect(after(dense, 1, { parent: null, after: 5 })).toEqual([{ key: "after", messageKey: "key.reference" }]);
    expect(after(dense, 1, { parent: null, after: 1 })).toEqual([{ key: "after", messageKey: "key.reference" }]);
  });
});

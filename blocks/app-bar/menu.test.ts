import { expect, test } from "vitest";

import { samplePage } from "#blocks/kit/samples.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import { buildMenu } from "./menu.ts";

const here: PageFacts = { id: 3, type: "content", locale: "fr_FR", path: "/page-3", alternates: {}, zone: "public" };

test("[§2] the menu has the pages flagged for it, in their order, children below their parent", () => {
  const menu = buildMenu(
    [
      samplePage({ id: 1, order: 2 }),
      samplePage({ id: 2, order: 1 }),
      samplePage({ id: 3, parent: 1 }),
      samplePage({ id: 4, isMenu: false }),
      samplePage({ id: 5, parent: 4, order: 9 }),
    ],
    here,
  );
  expect(menu.map(({ id }) => id)).toEqual([2, 1, 5]);
  expect(menu[1]?.children.map(({ id }) => id)).toEqual([3]);
});

test("the present page is marked, and its ancestors", () => {
  const menu = buildMenu([samplePage({ id: 1 }), samplePage({ id: 2 }), samplePage({ id: 3, parent: 1 })], here);
  expect(menu.map(({ current }) => current)).toEqual(["true", null]);
  expect(menu[0]?.children[0]?.current).toBe("page");
});

test("the search marks no page that it stands below", () => {
  const menu = buildMenu([samplePage({ id: 1 }), samplePage({ id: 3, parent: 1, isMenu: false })], {
    ...here,
    type: "product-search",
  });
  expect(menu.map(({ current }) => current)).toEqual([null]);
});

test("a page below another in the address marks it, the home page apart", () => {
  const pages = [
    samplePage({ id: 1, path: "/en_US", type: "home" }),
    samplePage({ id: 2, path: "/en_US/news", menuTitle: "" }),
  ];
  const menu = buildMenu(pages, { ...here, id: null, path: "/en_US/news/first-buds/4" });
  expect(menu.map(({ current }) => current)).toEqual([null, "true"]);
  expect(menu[1]?.title).toBe("Page 2");
});

test("a page without an address only heads its children; parents in a circle are no danger", () => {
  expect(buildMenu([samplePage({ id: 1, path: null })], here)).toEqual([]);
  const circle = [samplePage({ id: 1, parent: 2 }), samplePage({ id: 2, parent: 1 })];
  expect(buildMenu(circle, here)).toEqual([]);
});

test("a page outside the menu marks the page that it stands below", () => {
  const pages = [
    samplePage({ id: 1 }),
    samplePage({ id: 2 }),
    samplePage({ id: 3, parent: 2, isMenu: false, path: null }),
  ];
  expect(buildMenu(pages, { ...here, path: "/wines/les-terrasses/1" }).map(({ current }) => current)).toEqual([
    null,
    "true",
  ]);
});

import { expect, test } from "vitest";

import type { BlockNode } from "#schemas/page/layout.ts";
import { samplePage } from "#schemas/page/test-registry.ts";
import { removeIds } from "#schemas/page/tree.ts";

import { Selection } from "./selection.ts";

// s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)
const page = samplePage();

test("one block is picked, or neighbours in their order, whichever end was first", () => {
  const selection = new Selection();
  selection.extendTo(page, "d1");
  expect(selection.only).toBe("d1");
  selection.extendTo(page, "s1");
  expect(selection.ids).toEqual(["s1", "n3", "d1"]);
  expect(selection.only).toBeNull();
});

test("a block of another container is picked alone", () => {
  const selection = new Selection();
  selection.pick(["n3", "d1"]);
  selection.extendTo(page, "n2");
  expect(selection.ids).toEqual(["n2"]);
});

test("any blocks are picked one by one, in the document's order; pressed again, one is let go", () => {
  const selection = new Selection();
  for (const id of ["x1", "n2", "n1"]) selection.toggle(page, id);
  expect(selection.ids).toEqual(["n1", "n2", "x1"]);
  selection.toggle(page, "n2");
  expect(selection.ids).toEqual(["n1", "x1"]);
  selection.extendTo(page, "n3");
  expect(selection.ids).toEqual(["n3"]);
});

test("a container and what stands in it are never picked together: the later one is", () => {
  const selection = new Selection();
  for (const id of ["n3", "n2", "s1"]) selection.toggle(page, id);
  expect(selection.ids).toEqual(["s1", "n3"]);
  selection.toggle(page, "i1");
  expect(selection.ids).toEqual(["i1", "n3"]);
});

test("what is moved is picked in its new order; what comes to stand in another picked block is let go", () => {
  const selection = new Selection();
  for (const id of ["s1", "d1", "n4"]) selection.toggle(page, id);
  const turned = { ...page, root: ["d1", "x1", "s1", "n3"] };
  selection.follow(turned);
  expect(selection.ids).toEqual(["d1", "n4", "s1"]);
  const inside = removeIds(turned, ["d1"]);
  const s1 = { ...inside.blocks["s1"], slots: { content: ["d1"] } } as BlockNode;
  selection.follow({ ...inside, blocks: { ...inside.blocks, d1: page.blocks["d1"] as BlockNode, s1 } });
  expect(selection.ids).toEqual(["n4", "s1"]);
});

test("what is gone is let go", () => {
  const selection = new Selection();
  selection.pick(["s1", "n3"]);
  selection.hover("n3");
  const { n3: _gone, ...blocks } = page.blocks;
  selection.follow({ ...page, root: ["s1", "d1", "x1"], blocks });
  expect(selection.ids).toEqual(["s1"]);
  expect(selection.hovered).toBeNull();
});

test("all that stands beside a block is picked, then all around that; with nothing picked, all of the page", () => {
  const selection = new Selection();
  selection.pickAll(page);
  expect(selection.ids).toEqual(["s1", "n3", "d1", "x1"]);
  selection.pickAll(page);
  expect(selection.ids).toEqual(["s1", "n3", "d1", "x1"]);
  selection.pick(["c1"]);
  selection.pickAll(page);
  expect(selection.ids).toEqual(["n1", "c1"]);
  selection.pickAll(page);
  expect(selection.ids).toEqual(["s1", "n3", "d1", "x1"]);
});

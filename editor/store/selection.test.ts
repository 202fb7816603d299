import { expect, test } from "vitest";

import { samplePage } from "#schemas/page/test-registry.ts";

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

test("what is gone is let go", () => {
  const selection = new Selection();
  selection.pick(["s1", "n3"]);
  selection.hover("n3");
  const { n3: _gone, ...blocks } = page.blocks;
  selection.follow({ ...page, root: ["s1", "d1", "x1"], blocks });
  expect(selection.ids).toEqual(["s1"]);
  expect(selection.hovered).toBeNull();
});

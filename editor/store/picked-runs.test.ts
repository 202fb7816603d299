import { expect, test } from "vitest";

import { samplePage } from "#schemas/page/test-registry.ts";

import { pickedTogether, runsOf } from "./picked-runs.ts";

// s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)
const page = samplePage();

test("blocks are picked together in the document's order, and none that stands in another of them", () => {
  expect(pickedTogether(page, ["x1", "n2", "n1", "x1"])).toEqual(["n1", "n2", "x1"]);
  expect(pickedTogether(page, ["n2", "c1", "s1", "n4"])).toEqual(["s1", "n4"]);
  expect(pickedTogether(page, ["gone"])).toEqual([]);
});

test("what doesn't stand side by side is parted, also at the edge of a container", () => {
  expect(runsOf(page, ["n3"])).toEqual([["n3"]]);
  expect(runsOf(page, ["s1", "n3", "x1"])).toEqual([["s1", "n3"], ["x1"]]);
  expect(runsOf(page, ["n2", "i1"])).toEqual([["n2"], ["i1"]]);
  expect(runsOf(page, ["c1", "n3"])).toEqual([["c1"], ["n3"]]);
  expect(runsOf(page, [])).toEqual([]);
});

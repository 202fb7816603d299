import { describe, expect, test } from "vitest";

import type { LayoutDocument } from "./layout.ts";
import { reusablesWithin } from "./reusables-within.ts";
import { buildLayout, buildNode } from "./test-registry.ts";

const placing = (...ids: readonly number[]): LayoutDocument =>
  buildLayout(
    ids.map((layoutId, index) => buildNode(`r${index}`, "reusable", { props: { layoutId } })),
    "reusable",
  );

describe("[PD24] what documents place", () => {
  const reusables = new Map([
    [1, placing(2, 3)],
    [2, placing(3)],
    [3, placing()],
    [4, placing(5)],
    [5, placing(4)],
  ]);

  test.each([
    ["nothing", [placing()], []],
    ["one, and what stands in that", [placing(1)], [1, 2, 3]],
    ["each once, from several documents", [placing(2), placing(3, 2)], [2, 3]],
    ["a circle, once around", [placing(4)], [4, 5]],
    ["one that is gone", [placing(9)], [9]],
  ])("%s", (_name, documents, expected) => {
    expect([...reusablesWithin(documents, reusables)].toSorted((one, other) => one - other)).toEqual(expected);
  });

  test("a place in a slot, and one that names none", () => {
    const deep = buildLayout([
      buildNode("s", "section", { slots: { content: ["r"] } }),
      buildNode("r", "reusable", { props: { layoutId: 3 } }),
      buildNode("none", "reusable"),
    ]);
    expect([...reusablesWithin([deep], reusables)]).toEqual([3]);
  });
});

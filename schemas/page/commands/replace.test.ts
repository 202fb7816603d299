import { expect, test } from "vitest";

import type { BlockNode } from "../layout.ts";
import { applied, outline, refusal } from "../test-commands.ts";

import { buildLayout, buildNode, sampleFrame, samplePage } from "../test-registry.ts";
import type { Replace } from "./replace.ts";

function replacing(ids: readonly string[], ...nodes: readonly BlockNode[]): Replace {
  const { root, blocks } = buildLayout(nodes);
  return { type: "replace", ids, fragment: { root, blocks } };
}

test.each<[string, Replace, string]>([
  [
    "a block by another",
    replacing(["n3"], buildNode("i9", "image")),
    "s1(content: n1 c1(left: n2, right: i1)) i9 d1 x1(body: n4)",
  ],
  [
    "a block by one of the same id",
    replacing(["n3"], buildNode("n3", "image")),
    "s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)",
  ],
  [
    "one by two",
    replacing(["n3"], buildNode("a", "note"), buildNode("b", "note")),
    "s1(content: n1 c1(left: n2, right: i1)) a b d1 x1(body: n4)",
  ],
  [
    "two by one",
    replacing(["n3", "d1"], buildNode("d9", "news-detail")),
    "s1(content: n1 c1(left: n2, right: i1)) d9 x1(body: n4)",
  ],
  [
    "a block, keeping what was inside",
    replacing(
      ["c1"],
      buildNode("s9", "section", { slots: { content: ["n2", "i1"] } }),
      buildNode("n2", "note"),
      buildNode("i1", "image"),
    ),
    "s1(content: n1 s9(content: n2 i1)) n3 d1 x1(body: n4)",
  ],
  ["an unknown block", replacing(["x1"], buildNode("a", "note")), "s1(content: n1 c1(left: n2, right: i1)) n3 d1 a"],
])("[PC24] replaces %s", (_name, command, expected) => {
  expect(outline(applied(samplePage(), command))).toBe(expected);
});

test.each<[string, string, Replace, string]>([
  ["PC24", "by nothing", replacing(["n3"]), "invalid-fragment"],
  ["PC24", "what are no neighbours", replacing(["s1", "d1"], buildNode("a", "note")), "not-neighbours"],
  ["PC4", "what is gone", replacing(["ghost"], buildNode("a", "note")), "unknown-block"],
  ["PC5", "under an id that stands elsewhere", replacing(["n3"], buildNode("n1", "note")), "duplicate-id"],
  ["PC6", "the required block", replacing(["d1"], buildNode("a", "note")), "required"],
  ["PC8", "by what the slot refuses", replacing(["i1"], buildNode("a", "section")), "slot-refuses"],
  ["PC10", "by an unknown slug", replacing(["n3"], buildNode("a", "nowhere")), "unknown-slug"],
])("[%s] refuses to replace %s", (_rule, _name, command, code) => {
  expect(refusal(samplePage(), command)).toBe(code);
});

test.each([
  ["legal", "locked"],
  ["alcohol", "locked"],
  ["out", "outlet"],
])("[PC6] refuses to replace a frame's %s: %s", (id, code) => {
  expect(refusal(sampleFrame(), replacing([id], buildNode("a", "note")))).toBe(code);
});

import { expect, test } from "vitest";

import { applied, outline, refusal } from "../test-commands.ts";

import { buildLayout, buildNode, sampleFrame, samplePage } from "../test-registry.ts";

test.each<[string, readonly string[], Readonly<Record<string, string>>, string]>([
  ["a block", ["n3"], { n3: "n9" }, "s1(content: n1 c1(left: n2, right: i1)) n3 n9 d1 x1(body: n4)"],
  [
    "a block with everything inside it",
    ["c1"],
    { c1: "c9", n2: "n9", i1: "i9" },
    "s1(content: n1 c1(left: n2, right: i1) c9(left: n9, right: i9)) n3 d1 x1(body: n4)",
  ],
  [
    "neighbours, behind the last",
    ["n3", "d1"],
    { n3: "n9", d1: "d9" },
    "s1(content: n1 c1(left: n2, right: i1)) n3 d1 n9 d9 x1(body: n4)",
  ],
  [
    "an unknown block, verbatim",
    ["x1"],
    { x1: "x9", n4: "n9" },
    "s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4) x9(body: n9)",
  ],
])("[PC15] duplicates %s", (_name, ids, newIds, expected) => {
  expect(outline(applied(samplePage(), { type: "duplicate", ids, newIds }))).toBe(expected);
});

test("[PC15] props are copied as they are", () => {
  const page = applied(samplePage(), { type: "duplicate", ids: ["n1"], newIds: { n1: "n9" } });
  expect(page.blocks["n9"]).toEqual({ ...page.blocks["n1"], id: "n9" });
});

test.each<[string, string, readonly string[], Readonly<Record<string, string>>, string]>([
  ["PC5", "an inner block without a new id", ["c1"], { c1: "c9", n2: "n9" }, "invalid-id"],
  ["PC5", "two blocks with one new id", ["c1"], { c1: "c9", n2: "n9", i1: "n9" }, "duplicate-id"],
  ["PC5", "a new id that exists", ["n3"], { n3: "n1" }, "duplicate-id"],
  ["PC5", "a new id that isn't well formed", ["n3"], { n3: "" }, "invalid-id"],
  ["PC4", "a block that is gone", ["ghost"], { ghost: "g" }, "unknown-block"],
])("[%s] refuses %s", (_rule, _name, ids, newIds, code) => {
  expect(refusal(samplePage(), { type: "duplicate", ids, newIds })).toBe(code);
});

test("[PC6] refuses a second outlet", () => {
  expect(refusal(sampleFrame(), { type: "duplicate", ids: ["out"], newIds: { out: "out2" } })).toBe("outlet");
});

test("[PC8] refuses more than the slot takes", () => {
  const columns = buildNode("c", "columns", { slots: { right: ["a", "b"] } });
  const page = buildLayout([buildNode("d1", "news-detail"), columns, buildNode("a", "note"), buildNode("b", "note")]);
  expect(refusal(page, { type: "duplicate", ids: ["a"], newIds: { a: "z" } })).toBe("slot-full");
});

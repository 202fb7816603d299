import { expect, test } from "vitest";

import { applied, outline, refusal } from "../test-commands.ts";

import { buildLayout, buildNode, sampleFrame, samplePage } from "../test-registry.ts";

test.each<[string, string, string]>([
  ["a block", "s1", "n1 c1(left: n2, right: i1) n3 d1 x1(body: n4)"],
  ["a block with two slots, slot after slot", "c1", "s1(content: n1 n2 i1) n3 d1 x1(body: n4)"],
  ["an unknown block", "x1", "s1(content: n1 c1(left: n2, right: i1)) n3 d1 n4"],
])("[PC18] unwraps %s", (_name, id, expected) => {
  expect(outline(applied(samplePage(), { type: "unwrap", id }))).toBe(expected);
});

test("[PC18] the order of the definition's slots holds, not that of the stored keys", () => {
  const columns = buildNode("c", "columns", { slots: { right: ["b"], left: ["a"] } });
  const page = buildLayout([columns, buildNode("a", "note"), buildNode("b", "note"), buildNode("d1", "news-detail")]);
  expect(outline(applied(page, { type: "unwrap", id: "c" }))).toBe("a b d1");
});

test.each([
  ["PC18", "a block with nothing inside", "n3", "nothing-inside"],
  ["PC4", "a block that is gone", "ghost", "unknown-block"],
])("[%s] refuses %s", (_rule, _name, id, code) => {
  expect(refusal(samplePage(), { type: "unwrap", id })).toBe(code);
});

test("[PC6] a frame's section may be unwrapped: its legal text stays", () => {
  expect(outline(applied(sampleFrame(), { type: "unwrap", id: "s1" }))).toBe("legal out alcohol n1");
});

test("[PC8] refuses where the outer slot doesn't take the content, or not so many", () => {
  const inside = (...slugs: readonly string[]) =>
    buildLayout([
      buildNode("c", "columns", { slots: { right: ["x"] } }),
      // A note had a slot in an older definition: reading keeps what is in it.
      buildNode("x", "note", { slots: { body: slugs.map((_slug, index) => `i${index}`) } }),
      ...slugs.map((slug, index) => buildNode(`i${index}`, slug)),
      buildNode("d1", "news-detail"),
    ]);
  expect(refusal(inside("section"), { type: "unwrap", id: "x" })).toBe("slot-refuses");
  expect(refusal(inside("image", "image", "note"), { type: "unwrap", id: "x" })).toBe("slot-full");
  const nested = buildLayout([
    buildNode("c", "columns", { slots: { left: ["s"] } }),
    buildNode("s", "columns", { slots: { right: ["a", "b"] } }),
    buildNode("a", "note"),
    buildNode("b", "note"),
    buildNode("d1", "news-detail"),
  ]);
  expect(outline(applied(nested, { type: "unwrap", id: "s" }))).toBe("c(left: a b) d1");
});

import { expect, test } from "vitest";

import type { BlockNode } from "../layout.ts";
import { applied, outline, refusal } from "../test-commands.ts";

import { buildLayout, buildNode, sampleFrame, samplePage } from "../test-registry.ts";
import type { Insert } from "./insert.ts";
import type { Anchor } from "./place.ts";

function insertion(at: Anchor, ...nodes: readonly BlockNode[]): Insert {
  const { root, blocks } = buildLayout(nodes);
  return { type: "insert", at, fragment: { root, blocks } };
}

const atRoot: Anchor = { into: null, slot: "root", after: null };
const inLeft: Anchor = { into: "c1", slot: "left", after: "n2" };
const inRight: Anchor = { into: "c1", slot: "right", after: null };
const note = buildNode("new", "note");

test.each<[string, Insert, string]>([
  ["first at the root", insertion(atRoot, note), "new s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)"],
  [
    "behind a block",
    insertion({ ...atRoot, after: "n3" }, note),
    "s1(content: n1 c1(left: n2, right: i1)) n3 new d1 x1(body: n4)",
  ],
  ["in a slot", insertion(inLeft, note), "s1(content: n1 c1(left: n2 new, right: i1)) n3 d1 x1(body: n4)"],
  [
    "with what is inside it",
    insertion(atRoot, buildNode("box", "section", { slots: { content: ["new"] } }), note),
    "box(content: new) s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)",
  ],
])("[PC10] inserts %s", (_name, command, expected) => {
  expect(outline(applied(samplePage(), command))).toBe(expected);
});

test("[PC10] an older block is migrated on the way in", () => {
  const command = insertion(atRoot, buildNode("new", "note", { v: 1, props: { words: "Vin" } }));
  expect(applied(samplePage(), command).blocks["new"]).toMatchObject({ v: 2, props: { text: { fr_FR: "Vin" } } });
});

test("[PC3] untouched blocks keep their identity", () => {
  const before = samplePage();
  const after = applied(before, insertion(inLeft, note));
  for (const id of ["s1", "n1", "n2", "x1"]) expect(after.blocks[id]).toBe(before.blocks[id]);
  expect(after.blocks["c1"]).not.toBe(before.blocks["c1"]);
});

test.each<[string, string, Insert, string]>([
  [
    "PC4",
    "into a block that is gone",
    insertion({ into: "ghost", slot: "content", after: null }, note),
    "unknown-block",
  ],
  ["PC4", "behind a block that stands elsewhere", insertion({ ...atRoot, after: "n1" }, note), "unknown-block"],
  ["PC4", "into a slot that isn't", insertion({ into: "s1", slot: "aside", after: null }, note), "unknown-slot"],
  ["PC4", "into an unknown block", insertion({ into: "x1", slot: "body", after: null }, note), "unknown-slot"],
  [
    "PC4",
    "into a slot named like a prototype key",
    insertion({ into: "s1", slot: "__proto__", after: null }, note),
    "unknown-slot",
  ],
  ["PC5", "an id that exists", insertion(atRoot, buildNode("n4", "note")), "duplicate-id"],
  ["PC5", "an id that isn't well formed", insertion(atRoot, buildNode("a b", "note")), "invalid-id"],
  ["PC5", "an id that every object has", insertion(atRoot, buildNode("toString", "note")), "invalid-id"],
  ["PC6", "an outlet into a page", insertion(atRoot, buildNode("out", "outlet")), "outlet"],
  ["PC8", "what the slot refuses", insertion(inRight, buildNode("new", "section")), "slot-refuses"],
  ["PC8", "more than the slot takes", insertion(inRight, note, buildNode("new2", "note")), "slot-full"],
  ["PC10", "an unknown slug", insertion(atRoot, buildNode("new", "nowhere")), "unknown-slug"],
  ["PC10", "a newer version", insertion(atRoot, buildNode("new", "note", { v: 3 })), "newer-block"],
  ["PC10", "a wrong prop", insertion(atRoot, buildNode("new", "note", { props: { text: 4 } })), "invalid-props"],
  ["PC10", "nothing", insertion(atRoot), "invalid-fragment"],
])("[%s] refuses %s", (_rule, _name, command, code) => {
  expect(refusal(samplePage(), command)).toBe(code);
});

test("[PC6] refuses a second outlet in a frame", () => {
  expect(refusal(sampleFrame(), insertion(atRoot, buildNode("out2", "outlet")))).toBe("outlet");
});

test("[PC7] refuses the 2001st block and the 13th level", () => {
  const full = buildLayout([
    buildNode("d1", "news-detail"),
    ...Array.from({ length: 1999 }, (_, index) => buildNode(`b${index}`, "note")),
  ]);
  expect(refusal(full, insertion(atRoot, note))).toBe("limit");
  const chain = Array.from({ length: 12 }, (_, index) =>
    buildNode(`l${index}`, "section", { slots: index < 11 ? { content: [`l${index + 1}`] } : {} }),
  );
  const deep = buildLayout([...chain, buildNode("d1", "news-detail")]);
  expect(refusal(deep, insertion({ into: "l11", slot: "content", after: null }, note))).toBe("limit");
  expect(outline(applied(deep, insertion({ into: "l10", slot: "content", after: "l11" }, note)))).toContain("l11 new");
});

test("[PC5] refuses a fragment that isn't one", () => {
  const broken = (root: string[], blocks: Record<string, BlockNode>): Insert => ({
    type: "insert",
    at: atRoot,
    fragment: { root, blocks },
  });
  const cyclic = buildNode("a", "section", { slots: { content: ["a"] } });
  expect(refusal(samplePage(), broken(["a"], {}))).toBe("invalid-fragment");
  expect(refusal(samplePage(), broken(["new"], { new: note, other: buildNode("other", "note") }))).toBe(
    "invalid-fragment",
  );
  expect(refusal(samplePage(), broken(["a"], { a: cyclic }))).toBe("duplicate-id");
  expect(refusal(samplePage(), broken(["a"], { a: note }))).toBe("invalid-id");
});

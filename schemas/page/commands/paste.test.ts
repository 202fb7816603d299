import { expect, test } from "vitest";

import type { BlockNode } from "../layout.ts";
import { applied, outline, refusal } from "../test-commands.ts";

import { buildLayout, buildNode, samplePage } from "../test-registry.ts";
import type { Paste } from "./paste.ts";
import type { Anchor } from "./place.ts";

const atRoot: Anchor = { into: null, slot: "root", after: null };

function pasting(at: Anchor, nodes: readonly BlockNode[], newIds: Readonly<Record<string, string>>): Paste {
  const { root, blocks } = buildLayout(nodes);
  return { type: "paste", at, fragment: { root, blocks }, newIds };
}

const box = buildNode("s1", "section", { slots: { content: ["n1"] } });
const text = { text: { fr_FR: "un" } };

test("[PC22] pastes a copy of blocks that are on the page, under new ids", () => {
  const command = pasting({ into: "c1", slot: "left", after: null }, [box, buildNode("n1", "note")], {
    s1: "s9",
    n1: "n9",
  });
  expect(outline(applied(samplePage(), command))).toBe(
    "s1(content: n1 c1(left: s9(content: n9) n2, right: i1)) n3 d1 x1(body: n4)",
  );
});

test("[PC22] older blocks are migrated, wrong props left out, unknown blocks kept verbatim", () => {
  const nodes = [
    buildNode("a", "note", { v: 1, props: { words: "un" } }),
    buildNode("b", "note", { props: { ...text, route: 4, colour: "red" } }),
    buildNode("c", "from-elsewhere", { v: 4, props: { any: 1 } }),
  ];
  const { blocks, root } = applied(samplePage(), pasting(atRoot, nodes, { a: "p1", b: "p2", c: "p3" }));
  expect(root.slice(0, 3)).toEqual(["p1", "p2", "p3"]);
  expect(blocks["p1"]).toEqual(buildNode("p1", "note", { props: text }));
  expect(blocks["p2"]).toEqual(buildNode("p2", "note", { props: text }));
  expect(blocks["p3"]).toEqual(buildNode("p3", "from-elsewhere", { v: 4, props: { any: 1 } }));
});

test.each<[string, string, Paste, string]>([
  ["PC22", "nothing", pasting(atRoot, [], {}), "invalid-fragment"],
  ["PC22", "a newer block", pasting(atRoot, [buildNode("a", "note", { v: 3 })], { a: "p" }), "newer-block"],
  ["PC5", "a block without a new id", pasting(atRoot, [buildNode("a", "note")], {}), "invalid-id"],
  ["PC5", "a new id that exists", pasting(atRoot, [buildNode("a", "note")], { a: "n1" }), "duplicate-id"],
  [
    "PC5",
    "a cycle",
    {
      ...pasting(atRoot, [], {}),
      fragment: { root: ["a"], blocks: { a: buildNode("a", "section", { slots: { content: ["a"] } }) } },
    },
    "duplicate-id",
  ],
  ["PC6", "an outlet", pasting(atRoot, [buildNode("a", "outlet")], { a: "p" }), "outlet"],
  [
    "PC8",
    "what the slot refuses",
    pasting({ into: "c1", slot: "right", after: null }, [buildNode("a", "from-elsewhere")], { a: "p" }),
    "slot-refuses",
  ],
  [
    "PC8",
    "what an inner slot refuses",
    pasting(atRoot, [buildNode("a", "columns", { slots: { right: ["b"] } }), buildNode("b", "section")], {
      a: "p",
      b: "q",
    }),
    "slot-refuses",
  ],
])("[%s] refuses %s", (_rule, _name, command, code) => {
  expect(refusal(samplePage(), command)).toBe(code);
});

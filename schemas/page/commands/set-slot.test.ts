import { expect, test } from "vitest";

import type { BlockNode } from "../layout.ts";
import { applied, outline, refusal } from "../test-commands.ts";

import { buildLayout, buildNode, sampleFrame, samplePage } from "../test-registry.ts";
import type { SetSlot } from "./set-slot.ts";

function setting(into: string | null, slot: string, ...nodes: readonly BlockNode[]): SetSlot {
  const { root, blocks } = buildLayout(nodes);
  return { type: "set-slot", into, slot, fragment: { root, blocks } };
}

const note = buildNode("new", "note");

test.each<[string, SetSlot, string]>([
  ["a slot", setting("c1", "left", note), "s1(content: n1 c1(left: new, right: i1)) n3 d1 x1(body: n4)"],
  ["an empty content", setting("s1", "content"), "s1 n3 d1 x1(body: n4)"],
  [
    "a slot that was empty",
    setting("c1", "right", note, buildNode("m", "image")),
    "s1(content: n1 c1(left: n2, right: new m)) n3 d1 x1(body: n4)",
  ],
  ["the root, as a template does", setting(null, "root", note, buildNode("d2", "news-detail")), "new d2"],
  [
    "blocks that stood there, in another order",
    setting("s1", "content", note, buildNode("n1", "note")),
    "s1(content: new n1) n3 d1 x1(body: n4)",
  ],
])("[PC20] sets %s", (_name, command, expected) => {
  expect(outline(applied(samplePage(), command))).toBe(expected);
});

test.each<[string, string, SetSlot, string]>([
  ["PC4", "a block that is gone", setting("ghost", "content", note), "unknown-block"],
  ["PC4", "a slot that isn't", setting("s1", "aside", note), "unknown-slot"],
  ["PC5", "an id that stands elsewhere", setting("c1", "left", buildNode("n3", "note")), "duplicate-id"],
  ["PC6", "the root without what is required", setting(null, "root", note), "required"],
  ["PC8", "what the slot refuses", setting("c1", "right", buildNode("s", "section")), "slot-refuses"],
  ["PC10", "an unknown slug", setting("c1", "left", buildNode("u", "nowhere")), "unknown-slug"],
])("[%s] refuses %s", (_rule, _name, command, code) => {
  expect(refusal(samplePage(), command)).toBe(code);
});

test("[PC6] refuses to clear a frame's slot that holds the legal text", () => {
  expect(refusal(sampleFrame(), setting("s1", "content"))).toBe("locked");
  expect(outline(applied(sampleFrame(), setting("s1", "content", buildNode("l", "legal-text"))))).toBe(
    "s1(content: l) out alcohol n1",
  );
});

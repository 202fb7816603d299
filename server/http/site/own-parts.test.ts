import { expect, test } from "vitest";

import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";

import { findDefinition } from "./definitions.ts";
import { focusedTree, withOwnParts } from "./own-parts.ts";

const node = (id: string, slug: string, slots: ExpandedBlock["slots"] = {}): ExpandedBlock => ({
  id,
  slug,
  props: {},
  slots,
});

/** A frame with its outlet inside a section, around a page that brings a bar and a footer. */
const tree = [
  node("frame:promo", "promo-banner"),
  node("frame:menu", "app-bar"),
  node("frame:band", "section", {
    content: [
      node("frame:top", "top-bar"),
      node("frame:outlet", "outlet", {
        content: [node("words", "rich-text"), node("own-bar", "top-bar"), node("own-foot", "footer")],
      }),
    ],
  }),
  node("frame:foot", "footer"),
  node("frame:legal", "legal-text"),
];

const idsOf = (nodes: readonly ExpandedBlock[]): unknown =>
  nodes.map(({ id, slots }) => (Object.keys(slots).length > 0 ? [id, ...Object.values(slots).map(idsOf)] : id));

test("[§2] without flags the tree stays as it is", () => {
  expect(withOwnParts(tree, [], findDefinition)).toBe(tree);
});

test("[§2] a custom header replaces the frame's bars, wherever they stand, right before the outlet", () => {
  expect(idsOf(withOwnParts(tree, ["header"], findDefinition))).toEqual([
    "frame:promo",
    ["frame:band", ["own-bar", ["frame:outlet", ["words", "own-foot"]]]],
    "frame:foot",
    "frame:legal",
  ]);
});

test("[§2] a custom footer replaces the frame's, right after the outlet; both flags work together", () => {
  expect(idsOf(withOwnParts(tree, ["header", "footer"], findDefinition))).toEqual([
    "frame:promo",
    ["frame:band", ["own-bar", ["frame:outlet", ["words"]], "own-foot"]],
    "frame:legal",
  ]);
});

test("around a page that nothing leads away from stays what must be there; it brings its own bars", () => {
  expect(idsOf(focusedTree(tree, findDefinition))).toEqual([
    ["frame:band", ["own-bar", ["frame:outlet", ["words"]], "own-foot"]],
    "frame:legal",
  ]);
});

import { describe, expect, test } from "vitest";

import { withRequired } from "./block-registry.ts";
import { checkLayout } from "./invariants.ts";
import { checkLayoutProps } from "./layout-props.ts";
import type { LayoutDocument } from "./layout.ts";
import { emptyLayout } from "./layout.ts";
import { buildLayout, buildNode, sampleFrame, samplePage, testRegistry } from "./test-registry.ts";

const registry = { get: testRegistry.get };
const note = buildNode("n", "note");

function chain(length: number): LayoutDocument {
  return buildLayout(
    Array.from({ length }, (_, index) =>
      buildNode(`s${index}`, "section", { slots: index < length - 1 ? { content: [`s${index + 1}`] } : {} }),
    ),
  );
}

test("[PC1] the samples that the other tests start from are sound", () => {
  expect(checkLayout(samplePage(), testRegistry)).toEqual([]);
  expect(checkLayout(sampleFrame(), registry)).toEqual([]);
  expect(checkLayout(emptyLayout("page"), registry)).toEqual([]);
  expect(checkLayout(chain(12), registry)).toEqual([]);
});

describe("checkLayout", () => {
  test.each<[rule: string, what: string, layout: LayoutDocument, codes: readonly string[]]>([
    ["[PD10]", "an id with a slash", buildLayout([buildNode("a/b", "note")]), ["invalid-id"]],
    ["[PD10]", "an id too long", buildLayout([buildNode("a".repeat(65), "note")]), ["invalid-id"]],
    ["[PD10]", "an id that begins with a hyphen", buildLayout([buildNode("-a", "note")]), ["invalid-id"]],
    ["[PD10]", "an id that every object has", buildLayout([buildNode("constructor", "note")]), ["invalid-id"]],
    ["[PD10]", "a block under another id", { ...buildLayout([]), root: ["m"], blocks: { m: note } }, ["invalid-id"]],
    ["[PD11]", "an id without a block", { ...buildLayout([note]), root: ["n", "ghost"] }, ["dangling"]],
    ["[PD11]", "an inherited name as an id", { ...buildLayout([note]), root: ["n", "toString"] }, ["dangling"]],
    ["[PD11]", "a block twice", { ...buildLayout([note]), root: ["n", "n"] }, ["duplicate"]],
    ["[PD11]", "a block nowhere", { ...buildLayout([note]), root: [] }, ["orphan"]],
    [
      "[PD11]",
      "a cycle apart from the root",
      { ...buildLayout([]), blocks: { a: buildNode("a", "section", { slots: { content: ["a"] } }) } },
      ["orphan"],
    ],
    ["[PD12]", "13 levels", chain(13), ["too-deep"]],
    [
      "[PD12]",
      "2001 blocks",
      buildLayout(Array.from({ length: 2001 }, (_, index) => buildNode(`n${index}`, "note"))),
      ["too-large"],
    ],
    [
      "[PD12]",
      "more than 1 MiB",
      buildLayout([buildNode("n", "note", { props: { text: "a".repeat(2 ** 20) } })]),
      ["too-large"],
    ],
    [
      "[PD13]",
      "a slot that isn't",
      buildLayout([buildNode("a", "section", { slots: { aside: ["n"] } }), note]),
      ["unknown-slot"],
    ],
    [
      "[PD13]",
      "a block that its slot refuses",
      buildLayout([buildNode("a", "columns", { slots: { right: ["s"] } }), buildNode("s", "section")]),
      ["slot-refuses"],
    ],
    [
      "[PD13]",
      "one block too many",
      buildLayout([
        buildNode("a", "columns", { slots: { right: ["n", "m", "o"] } }),
        note,
        buildNode("m", "note"),
        buildNode("o", "note"),
      ]),
      ["slot-full"],
    ],
    ["[PD14]", "an outlet in a page", buildLayout([buildNode("o", "outlet")]), ["outlet"]],
    ["[PD14] [PD15]", "an empty frame", emptyLayout("frame"), ["outlet", "required", "required"]],
    ["[PD16]", "an empty slot", buildLayout([buildNode("a", "section", { slots: { content: [] } })]), ["empty-slot"]],
  ])("%s reports %s", (_rule, _what, layout, codes) => {
    expect(checkLayout(layout, registry).map(({ code }) => code)).toEqual(codes);
  });

  test("[PD13] an unknown block's slots are not judged", () => {
    const layout = buildLayout([buildNode("a", "gone-block", { slots: { anything: ["n"] } }), note]);
    expect(checkLayout(layout, registry)).toEqual([]);
  });

  test("[PD15] a page needs what its page type requires", () => {
    expect(checkLayout(buildLayout([note]), withRequired(registry, ["news-detail", "note"]))).toEqual([
      { code: "required", messageKey: "layout.needs", values: { slug: "news-detail" } },
    ]);
  });
});

test("[PD17] props are checked apart: wrong values, unknown slugs, other versions", () => {
  const layout = buildLayout([
    buildNode("a", "note", { props: { text: { fr_FR: "ok" } } }),
    buildNode("b", "note", { props: { text: "plain" } }),
    buildNode("c", "gone-block"),
    buildNode("d", "note", { v: 1 }),
    buildNode("e", "note", { v: 3 }),
    buildNode("f", "reusable", { props: { layoutId: 4 } }),
    buildNode("g", "outlet", { props: { text: 1 } }),
  ]);
  const found = checkLayoutProps(layout, registry).map(({ code, block, key }) => [code, block, key]);
  expect(found).toEqual([
    ["invalid-props", "b", "text"],
    ["unknown-slug", "c", undefined],
    ["migration", "d", undefined],
    ["newer-block", "e", undefined],
    ["invalid-props", "g", "text"],
  ]);
});

import { describe, expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import type { BlockNode, LayoutDocument } from "#schemas/page/layout.ts";

import { layoutLabels } from "./layout-labels.ts";

const block = (id: string, slug: string, more: Partial<BlockNode> = {}): BlockNode => ({
  id,
  slug,
  v: 1,
  props: {},
  slots: {},
  ...more,
});

const blocks = [
  block("s", "section", { slots: { content: ["h", "t"] } }),
  block("h", "heading", { props: { title: { fr_FR: "Nos cuvées", en_US: "Our wines" } } }),
  block("t", "text", { props: { html: { fr_FR: "<p>Un texte</p>" } } }),
  block("b", "banner", { props: { title: { fr_FR: "La vendange de cette année a commencé tôt" } } }),
  block("a", "album"),
  block("x", "from-the-future"),
];
const page: LayoutDocument = {
  version: 1,
  kind: "page",
  root: ["s", "b", "a", "x"],
  blocks: Object.fromEntries(blocks.map((node) => [node.id, node])),
};
const label = layoutLabels(definitionsBySlug);
const atRoot = (after: string | null) => ({ into: null, slot: "root", after });
const names = {
  album: { fr_FR: "Album", en_US: "Album" },
  banner: {
    fr_FR: "Bannière «\u00a0La vendange de cette année a…\u00a0»",
    en_US: "Banner “La vendange de cette année a…”",
  },
  heading: { fr_FR: "Titre «\u00a0Nos cuvées\u00a0»", en_US: "Heading “Our wines”" },
  section: { fr_FR: "Section", en_US: "Section" },
};

describe("what an edit of a page does, in words", () => {
  test.each<readonly [string, Command, object]>([
    [
      "a block moves up",
      { type: "move", ids: ["a"], at: atRoot("s") },
      { key: "movedAbove", values: { block: names.album, other: names.banner } },
    ],
    [
      "a block moves to the top",
      { type: "move", ids: ["a"], at: atRoot(null) },
      { key: "movedAbove", values: { block: names.album, other: names.section } },
    ],
    [
      "a block moves down",
      { type: "move", ids: ["s"], at: atRoot("b") },
      { key: "movedBelow", values: { block: names.section, other: names.banner } },
    ],
    [
      "a block moves into another",
      { type: "move", ids: ["b"], at: { into: "s", slot: "content", after: "h" } },
      { key: "movedInto", values: { block: names.banner, into: names.section } },
    ],
    [
      "a block moves out of another",
      { type: "move", ids: ["h"], at: atRoot("s") },
      { key: "movedAbove", values: { block: names.heading, other: names.banner } },
    ],
    ["several move", { type: "move", ids: ["s", "b"], at: atRoot("a") }, { key: "movedMany", values: { count: 2 } }],
    [
      "words are written",
      { type: "set-props", id: "h", changes: [{ prop: "title", locale: "fr_FR", value: "x" }] },
      { key: "wrote", values: { block: names.heading } },
    ],
    [
      "a setting changes",
      { type: "set-props", id: "h", changes: [{ prop: "size", value: "small" }] },
      { key: "set", values: { block: names.heading, field: { fr_FR: "Taille", en_US: "Size" } } },
    ],
    [
      "several settings change",
      {
        type: "set-props",
        id: "h",
        changes: [
          { prop: "size", value: "small" },
          { prop: "align", value: "center" },
        ],
      },
      { key: "setMany", values: { block: names.heading } },
    ],
    [
      "a block is put into another",
      {
        type: "insert",
        at: { into: "s", slot: "content", after: null },
        fragment: { root: ["n"], blocks: { n: block("n", "album") } },
      },
      { key: "insertedIn", values: { block: names.album, into: names.section } },
    ],
    [
      "a block is put on the page",
      { type: "insert", at: atRoot("s"), fragment: { root: ["n"], blocks: { n: block("n", "album") } } },
      { key: "inserted", values: { block: names.album } },
    ],
    [
      "two are pasted",
      {
        type: "paste",
        at: atRoot("s"),
        fragment: { root: ["n", "m"], blocks: { n: block("n", "album"), m: block("m", "album") } },
        newIds: {},
      },
      { key: "pastedMany", values: { count: 2 } },
    ],
    ["one is copied", { type: "duplicate", ids: ["a"], newIds: {} }, { key: "copied", values: { block: names.album } }],
    ["one is removed", { type: "remove", ids: ["h"] }, { key: "removed", values: { block: names.heading } }],
    ["three are removed", { type: "remove", ids: ["b", "a", "x"] }, { key: "removedMany", values: { count: 3 } }],
    [
      "one is wrapped",
      { type: "wrap", block: block("w", "section", { slots: { content: ["a"] } }) },
      { key: "wrapped", values: { block: names.album, into: names.section } },
    ],
    [
      "two are wrapped",
      { type: "wrap", block: block("w", "section", { slots: { content: ["b", "a"] } }) },
      { key: "wrappedMany", values: { count: 2, into: names.section } },
    ],
    ["one is unwrapped", { type: "unwrap", id: "s" }, { key: "unwrapped", values: { block: names.section } }],
    [
      "one takes another's place",
      { type: "replace", ids: ["h"], fragment: { root: ["n"], blocks: { n: block("n", "album") } } },
      { key: "replaced", values: { block: names.heading, other: names.album } },
    ],
    [
      "a slot is filled",
      { type: "set-slot", into: "s", slot: "content", fragment: { root: [], blocks: {} } },
      { key: "filled", values: { block: names.section } },
    ],
    [
      "a template is applied",
      { type: "set-slot", into: null, slot: "root", fragment: { root: [], blocks: {} } },
      { key: "filledPage" },
    ],
    [
      "a revision is restored",
      { type: "set-slot", into: null, slot: "root", fragment: { root: [], blocks: {} }, restores: true },
      { key: "restored" },
    ],
  ])("[LA1] %s", (_what, command, expected) => {
    expect(label(page, [command])).toEqual(expected);
  });

  test("[LA1] [PV2] when and for whom a block is shown is a setting with a name", () => {
    const changes = [{ prop: "visibility", value: { devices: ["phone"] } }];
    expect(label(page, [{ type: "set-props", id: "a", changes }])).toEqual({
      key: "set",
      values: { block: names.album, field: { fr_FR: "Affichage", en_US: "Visibility" } },
    });
  });

  test("[LA1] several of one kind are counted together, and so are several of several kinds", () => {
    const two: readonly Command[] = [
      { type: "remove", ids: ["b"] },
      { type: "remove", ids: ["a"] },
    ];
    expect(label(page, two)).toEqual({ key: "removedMany", values: { count: 2 } });
    expect(label(page, [...two, { type: "unwrap", id: "s" }])).toEqual({ key: "several", values: { count: 3 } });
  });

  test("[LA1] a block that nobody knows is called as it is written", () => {
    expect(label(page, [{ type: "remove", ids: ["x"] }])).toEqual({
      key: "removed",
      values: { block: { fr_FR: "from-the-future", en_US: "from-the-future" } },
    });
  });
});

import { expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { LookedUp } from "../fields/field-ports.ts";
import { locales } from "#schemas/locale.ts";
import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";
import type { BlockNode } from "#schemas/page/layout.ts";

import { checkedBlocks, type CheckedPage } from "./checked-page.ts";
import { checkPage } from "./check-page.ts";
import { targetsOf } from "./gone-targets.ts";
import { nothingKnown } from "./test-checked.ts";

const both = (text: string) => ({ fr_FR: text, en_US: text });
const heading = (id: string, level: number, more: object = {}) =>
  buildNode(id, "heading", { props: { title: both(id), level, ...more } });
const call = (id: string, to: object) =>
  buildNode(id, "call-to-action", { props: { title: both(id), call: { to, label: both("Voir") } } });

const allThere: LookedUp = { media: [], pages: [{ id: 7, target: { path: "/a", title: "A" } }], products: [] };

function page(nodes: readonly BlockNode[], parts: Partial<CheckedPage> = {}): CheckedPage {
  const document = buildLayout(nodes);
  const blocks = checkedBlocks({ document, registry: definitionsBySlug, configOf: () => undefined, locales });
  return {
    ...nothingKnown,
    blocks,
    settings: { title: both("Le chai"), metaDescription: both("Le chai") },
    locales,
    ...parts,
  };
}

test("nothing is found on a page where everything is as it should be", () => {
  const clean = page([
    heading("main", 1),
    heading("part", 2),
    call("call", { kind: "page", id: 7 }),
    heading("below", 3),
    buildNode("empty", "heading", { props: { title: both(""), level: 1 } }),
    buildNode("placed", "reusable", { props: { layoutId: 3 } }),
  ]);
  expect(checkPage({ ...clean, found: allThere })).toEqual([]);
});

test("a block that nobody knows is found, and removed by a click unless others stand in it", () => {
  const found = checkPage(
    page([
      buildNode("old", "gone-block"),
      buildNode("full", "gone-block", { slots: { body: ["inner"] } }),
      heading("inner", 2),
    ]),
  );
  expect(found).toEqual([
    { rule: "unknownBlock", block: "old", mend: [{ type: "remove", ids: ["old"] }] },
    { rule: "unknownBlock", block: "full" },
  ]);
});

test("a text in one language alone is found, also in a list; not where visitors of the other don't get the block", () => {
  const french = { fr_FR: "Le chai" };
  const found = checkPage(
    page([
      heading("half", 2, { title: french }),
      heading("emptied", 2, { title: { fr_FR: "", en_US: "The cellar" } }),
      heading("theirs", 2, { title: french, visibility: { languages: ["fr_FR"] } }),
      buildNode("several", "key-figures", { props: { items: [{ label: french, figure: both("3") }] } }),
    ]),
  );
  expect(found).toMatchObject([
    { rule: "untranslated", block: "half", locales: ["en_US"] },
    { rule: "untranslated", block: "emptied", locales: ["fr_FR"] },
    { rule: "untranslated", block: "several", locales: ["en_US"] },
  ]);
});

test("a text in its only language is enough for a page that has no other", () => {
  const document = buildLayout([heading("half", 2, { title: { fr_FR: "Le chai" } })]);
  const only = ["fr_FR"] as const;
  const blocks = checkedBlocks({ document, registry: definitionsBySlug, configOf: () => undefined, locales: only });
  const settings = { title: { fr_FR: "Le chai" }, metaDescription: {} };
  expect(checkPage({ ...nothingKnown, blocks, settings, locales: only })).toEqual([]);
});

test("a link to a page or a product that is gone is found, and taken away by a click; an address is nobody's business", () => {
  const linking = page([
    call("page", { kind: "page", id: 9 }),
    call("wine", { kind: "product", id: 9 }),
    call("there", { kind: "page", id: 7 }),
    call("away", { kind: "url", url: "https://example.org/" }),
  ]);
  expect(targetsOf(linking)).toEqual([
    { kind: "page", id: 9 },
    { kind: "product", id: 9 },
    { kind: "page", id: 7 },
  ]);
  const pages = [...allThere.pages, { id: 9, target: null }];
  expect(checkPage({ ...linking, found: { ...allThere, pages } })).toMatchObject([
    {
      rule: "gone",
      block: "page",
      mend: [{ type: "set-props", id: "page", changes: [{ prop: "call", value: null }] }],
    },
  ]);
  const products = [{ id: 9, target: null }];
  expect(checkPage({ ...linking, found: { ...allThere, products } })).toMatchObject([{ rule: "gone", block: "wine" }]);
});

test("a second main title is found, and a title that skips a level right below another", () => {
  const found = checkPage(page([heading("main", 1), heading("deep", 3), heading("again", 1)]));
  expect(found).toEqual([
    {
      rule: "headingJump",
      block: "deep",
      mend: [{ type: "set-props", id: "deep", changes: [{ prop: "level", value: 2 }] }],
    },
    {
      rule: "secondMainTitle",
      block: "again",
      mend: [{ type: "set-props", id: "again", changes: [{ prop: "level", value: 2 }] }],
    },
  ]);
});

test("titles that not everybody gets, and those with something between them, are left alone", () => {
  const guests = { visibility: { visitors: "guests" } };
  const found = checkPage(
    page([heading("main", 1), heading("guests", 1, guests), call("call", { kind: "page", id: 7 }), heading("deep", 3)]),
  );
  expect(found).toEqual([]);
});

test("a page's title or description that a language lacks is found, and one too long for search results", () => {
  const settings = {
    title: { fr_FR: "a".repeat(61), en_US: "b".repeat(60) },
    metaDescription: { fr_FR: "c".repeat(161) },
  };
  expect(checkPage(page([], { settings }))).toEqual([
    { rule: "titleLong", block: null, locales: ["fr_FR"], values: { length: 61 } },
    { rule: "descriptionMissing", block: null, locales: ["en_US"] },
    { rule: "descriptionLong", block: null, locales: ["fr_FR"], values: { length: 161 } },
  ]);
  const oneTitle = { title: { en_US: "The cellar" }, metaDescription: {} };
  expect(checkPage(page([], { settings: oneTitle }))).toEqual([
    { rule: "titleMissing", block: null, locales: ["fr_FR"] },
  ]);
});

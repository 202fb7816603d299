import { expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { LookedUp } from "../fields/field-ports.ts";
import { locales } from "#schemas/locale.ts";
import french from "#schemas/messages/admin-later-fr_FR.json" with { type: "json" };
import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { checkedBlocks } from "#schemas/page/checked-blocks.ts";

import type { CheckedPage } from "./checked-page.ts";
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

test("a picture that the library hasn't any more is found, and no other", () => {
  const picture = (id: number) => ({ id, alt: both("Le chai") });
  const showing = page([
    buildNode("lost", "image", { props: { image: picture(4) } }),
    buildNode("kept", "image", { props: { image: picture(5) } }),
  ]);
  expect(targetsOf(showing)).toEqual([
    { kind: "media", id: 4 },
    { kind: "media", id: 5 },
  ]);
  const kept = { id: 5, image: { id: 5 } } as unknown as LookedUp["media"][number];
  const found = checkPage({ ...showing, found: { ...allThere, media: [{ id: 4, image: null }, kept] } });
  expect(found).toMatchObject([{ rule: "goneMedia", block: "lost" }]);
});

/** Titles as they are drawn: `main 1` is one of the first level in the block `main`. */
const drawn = (...titles: readonly string[]) =>
  titles.map((title) => title.split(" ")).map(([block = "", level]) => ({ block, level: Number(level) }));

test("a second main title is found, and one that skips a level, whatever draws it and whatever stands between", () => {
  const nodes = [heading("main", 1), call("words", { kind: "page", id: 7 }), heading("deep", 4), heading("again", 1)];
  const found = checkPage(page(nodes, { headings: drawn("main 1", "words 3", "deep 5", "again 1") }));
  const setTo = (id: string, value: number) => [{ type: "set-props", id, changes: [{ prop: "level", value }] }];
  expect(found).toEqual([
    { rule: "headingJump", block: "words" },
    { rule: "headingJump", block: "deep", mend: setTo("deep", 4) },
    { rule: "secondMainTitle", block: "again", mend: setTo("again", 2) },
  ]);
});

test("titles that not everybody gets are left alone, and those of a placed block count where they stand", () => {
  const guests = { visibility: { visitors: "guests" } };
  const nodes = [heading("main", 1), heading("guests", 1, guests), heading("below", 3)];
  const headings = drawn("main 1", "guests 1", "elsewhere 2", "below 3");
  expect(checkPage(page(nodes, { headings }))).toEqual([]);
  expect(checkPage(page(nodes, { headings: drawn("main 1", "below 3") }))).toMatchObject([{ rule: "headingJump" }]);
});

test("a page without a main title is found, not a part of one, nor one that nobody has looked at", () => {
  const missing = { rule: "mainTitleMissing", block: null };
  const nodes = [heading("part", 2)];
  expect(checkPage(page(nodes, { headings: drawn("part 2") }))).toEqual([missing]);
  expect(checkPage(page(nodes, { headings: [] }))).toEqual([missing]);
  expect(checkPage(page(nodes, { headings: drawn("part 2"), settings: null }))).toEqual([]);
  expect(checkPage(page(nodes))).toEqual([]);
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

test.each(["decorative", "library"] as const)("a silent picture is set right by a click that says how: %s", (by) => {
  const commands = [{ type: "set-props", id: "picture", changes: [{ prop: "image", value: { id: 4 } }] }] as const;
  const picture = { block: "picture", name: "chai.jpg", locales: ["fr_FR"] } as const;
  const found = checkPage(page([], { silent: [picture, { ...picture, mend: { by, commands } }] }));
  const plain = { rule: "silentPicture", block: "picture", locales: ["fr_FR"], values: { name: "chai.jpg" } };
  expect(found).toEqual([plain, { ...plain, mend: commands, mendedBy: by }]);
  expect(french).toHaveProperty([`editor.checks.mend.silentPicture.${by}`]);
});

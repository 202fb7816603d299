import { describe, expect, test } from "vitest";

import type { BlockNode, LayoutDocument } from "#schemas/page/layout.ts";

import { demoPages } from "./pages.ts";
import { picturesOf } from "./pictures-of.ts";

/** The pages that one finds in the menu or by searching, in the menu's order: a parent before its children. */
const shown = demoPages.filter(({ isMenu, name }) => isMenu || name === "search");
const pages = shown
  .filter(({ parent }) => parent === undefined)
  .flatMap((page) => [page, ...shown.filter(({ parent }) => parent === page.name)]);

/** What somebody who leafs through sees of a page: its bands by kind and ground, without their words. */
function bandsOf({ root, blocks }: LayoutDocument): readonly string[] {
  return root.map((id) => {
    const { slug = id, props = {}, slots = {} } = blocks[id] ?? {};
    const inner = ((slots as BlockNode["slots"])["content"] ?? []).map((child) => blocks[child]?.slug ?? child);
    const { tone = "paper", width = "normal", height = "", place = "bottom" } = props as Record<string, string>;
    return slug === "section" ? [tone, width, ...inner].join(" ") : [slug, height, place].join(" ");
  });
}

describe("the pages of the menu, one after the other (ADR 041)", () => {
  test("are all told", () => {
    expect(pages.map(({ name }) => name)).toEqual([
      ...["home", "house", "cellar", "albums", "vineyard", "parcels", "realisations"],
      ...["wines", "awards", "ordering", "search", "news", "blog", "newsletter", "visit", "services", "contact"],
    ]);
  });

  test("neither open nor end as their neighbour does, and no two have the same bands", () => {
    const bands = pages.map(({ name, layout }) => ({ name, bands: bandsOf(layout) }));
    const alike = bands.filter(({ bands: own }, index) => {
      const before = bands[index - 1]?.bands;
      return before && (own[0] === before[0] || own.at(-1) === before.at(-1));
    });
    expect(alike.map(({ name }) => name)).toEqual([]);
    expect(new Set(bands.map(({ bands: own }) => own.join("\n"))).size).toBe(pages.length);
  });

  test("few of them open with words on a picture, one ends with the invitation to the tasting room", () => {
    const last = pages.map(({ layout }) => layout.blocks[layout.root.at(-1) ?? ""]?.slug);
    const first = pages.map(({ layout }) => layout.blocks[layout.root[0] ?? ""]?.slug);
    expect(last.filter((slug) => slug === "reusable")).toHaveLength(1);
    expect(first.filter((slug) => slug === "banner").length).toBeLessThanOrEqual(4);
  });
});

test("no picture stands on more than two pages", () => {
  const places = new Map<string, string[]>();
  for (const { name, layout } of demoPages.filter((page) => pages.includes(page) || page.name === "notFound")) {
    for (const picture of picturesOf(layout)) places.set(picture, [...(places.get(picture) ?? []), name]);
  }
  expect(places.size).toBeGreaterThan(24);
  expect([...places].filter(([, names]) => names.length > 2)).toEqual([]);
});

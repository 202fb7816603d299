import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { newsDetailDefinition } from "./definition.ts";
import { newsDetailFixtures } from "./fixtures.ts";
import { NewsDetailView } from "./view.tsx";

const [filled, long, none] = newsDetailFixtures.map((fixture) => renderFixture(NewsDetailView, fixture));

test("the item is the one of the page's address", () => {
  expect(newsDetailDefinition.needs?.({ params: { id: "4" } } as never).news).toEqual({
    call: "getNews",
    params: { id: 4 },
  });
});

test("[§9] the item's title is the page's, its date displays dd/mm/yyyy", () => {
  expect(filled).toMatch(/<h1[^>]*>Les premiers bourgeons<\/h1>/);
  expect(filled).toContain(">28/03/2026</time>");
  expect(filled).toContain('href="/actualites"');
});

test("an item without a picture or a list still reads", () => {
  expect(long).not.toContain("<img");
  expect(long).not.toContain("All news");
});

test("an item that could not be had renders nothing", () => {
  expect(none).toBe("");
});

test("[§9 detail-margin] a detail page's top margin is the site's on wide screens, always 28 on smaller ones", () => {
  const css = readFileSync(fileURLToPath(new URL("../kit/article.module.css", import.meta.url)), "utf8");
  const [narrow = "", wide = ""] = css.split("@container page (min-width: 960px) {");
  expect(narrow).toMatch(/\.article \{[^}]*padding-block: 28px var\(--block-space\);/);
  expect(wide).toMatch(/\.article \{\s+padding-block-start: var\(--detail-margin-top\);/);
});

import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { initialProps } from "#schemas/fields/props.ts";

import { blogListDefinition } from "./definition.ts";
import { blogListFixtures } from "./fixtures.ts";
import { BlogListView } from "./view.tsx";

const [filled, rows, empty, index, none] = blogListFixtures.map((fixture) => renderFixture(BlogListView, fixture));
const { props } = blogListFixtures[0]!;

test("[§9 page-blog] articles come 12 a page, from page 1", () => {
  expect(initialProps(blogListDefinition.fields).nbItem).toBe(12);
  expect(blogListDefinition.needs?.({ props, query: {} } as never).list.query).toEqual({ page: 1, nbItem: 12 });
});

test("the block's own page is asked for; without pagination it stays on the first", () => {
  const query = { page: "3" };
  expect(blogListDefinition.needs?.({ props, query } as never).list.query?.["page"]).toBe(3);
  const still = { ...props, hasPages: false };
  expect(blogListDefinition.needs?.({ props: still, query } as never).list.query?.["page"]).toBe(1);
});

test("articles stand with their day and folder, below links to the folders", () => {
  expect(filled).toMatch(/<h1[^>]*>Blog<\/h1>/);
  expect(filled).toMatch(/<a href="\/blog\/folder\/a-la-cave\/2"[^>]*>À la cave.*<span[^>]*>, 5 articles<\/span>/);
  expect(filled).toMatch(/<h2[^>]*><a href="\/blog\/sous-la-voute\/4"/);
  expect(filled).toContain(">14/02/2026</time><span>À la cave</span>");
});

test("[§9] a summary is cropped, pages are linked", () => {
  expect(rows).toContain("has ever managed to hurry it.</p>");
  expect(rows).toContain('href="/en_US/page?b1.page=3" rel="next"');
  expect(rows).not.toContain('<nav aria-label="Blog folders"');
});

test("no articles: a quiet sentence; no data: nothing", () => {
  expect(empty).toContain("Pas encore d’article.");
  expect(empty).not.toContain("<nav");
  expect(none).toBe("");
});

test("an index shows dates, folders and titles, and no pictures", () => {
  expect(filled).toContain("<picture");
  expect(index).toContain(">14/02/2026</time><span>À la cave</span>");
  expect(index).not.toContain("<picture");
});

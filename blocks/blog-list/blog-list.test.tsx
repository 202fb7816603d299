import { expect, test } from "vitest";

import { sampleBlog } from "#blocks/kit/content-samples.ts";
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

test("on the page of an article, a list without pages shows its neighbours in time", () => {
  const quiet = { ...props, hasPages: false, nbItem: 2, hasFolders: false };
  const [older, present, newer] = [1, 2, 3].map((id) =>
    sampleBlog({ id, title: `Article ${id}`, date: `2026-01-0${id}`, url: `/blog/x/${id}` }),
  );
  if (!older || !present || !newer) throw new Error("no articles");
  const { list, later } = blogListDefinition.needs!({ props: quiet, query: {}, subject: present } as never);
  expect(list.query).toEqual({ page: 1, nbItem: 3, date: "lte:2026-01-02" });
  expect(later.query).toEqual({ page: 1, nbItem: 3, date: "gte:2026-01-02", orderBy: "date" });
  const shown = renderFixture(BlogListView, {
    ...blogListFixtures[0]!,
    props: quiet,
    data: {
      list: { blogs: [present, older], total: 2 },
      later: { blogs: [present, newer], total: 2 },
      root: null,
      parameters: [],
    },
    page: { path: "/blog/x/2" },
  });
  expect(shown).toMatch(/^(?!.*Article 2).*Article 3.*Article 1/);
});

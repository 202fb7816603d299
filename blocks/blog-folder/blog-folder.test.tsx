import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { blogFolderDefinition } from "./definition.ts";
import { blogFolderFixtures } from "./fixtures.ts";
import { BlogFolderView } from "./view.tsx";

const [filled, grid, empty, none] = blogFolderFixtures.map((fixture) => renderFixture(BlogFolderView, fixture));

test("[§9] a folder's articles come 12 a page, from page 1", () => {
  const needs = blogFolderDefinition.needs!({
    props: blogFolderFixtures[0]!.props,
    params: { id: "2" },
    query: {},
  } as never);
  expect(needs.content).toEqual({ call: "getBlogFolder", params: { id: 2 } });
  expect(needs.list).toEqual({ call: "listFolderBlogs", params: { id: 2 }, query: { page: 1, nbItem: 12 } });
});

test("[§3 blog-way] the way to the folder (ariane) stands above its title, its own folders below", () => {
  expect(filled).toMatch(/aria-label="Fil d’Ariane"[^]*<a href="\/blog\/folder\/le-domaine\/1">Le domaine<\/a>/);
  expect(filled).toMatch(/aria-current="page"[^>]*>À la cave</);
  expect(filled).toMatch(/<h1[^>]*>À la cave<\/h1>/);
  expect(filled).toContain("Barriques");
});

test("a folder at the top has no way to show, a long list has pages", () => {
  expect(grid).not.toContain("Breadcrumb");
  expect(grid).toContain('href="/en_US/page?b1.page=3" rel="next"');
});

test("an empty folder says so; no data: nothing", () => {
  expect(empty).toContain("Pas encore d’article.");
  expect(none).toBe("");
});

test("from a folder one gets back to the blog and across to its other folders, but not to those on the way to it", () => {
  expect(filled).toMatch(/aria-label="Fil d’Ariane"[^>]*><ol[^>]*><li[^>]*><a href="\/blog">Le carnet<\/a>/);
  const [, onward = ""] = filled?.split("<footer") ?? [];
  expect(onward).toMatch(/<nav aria-label="Les autres dossiers">.*href="\/blog\/folder\/dans-les-rangs\/3"/);
  expect(onward).not.toMatch(/le-domaine|a-la-cave/);
  expect(onward).toMatch(/<a href="\/blog"[^>]*>Tous les articles<\/a>/);
  expect(empty).toMatch(/aria-current="page"[^>]*>À la cave<.*href="\/blog\/folder\/le-domaine\/1"/);
  expect(grid).not.toContain("<footer");
});

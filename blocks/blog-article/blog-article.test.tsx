import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { blogArticleDefinition } from "./definition.ts";
import { blogArticleFixtures } from "./fixtures.ts";
import { BlogArticleView } from "./view.tsx";

const [filled, long, none] = blogArticleFixtures.map((fixture) => renderFixture(BlogArticleView, fixture));

test("[§7] the article and the way to it are those of the page's address", () => {
  const needs = blogArticleDefinition.needs!({ params: { id: "4" } } as never);
  expect(needs.blog).toEqual({ call: "getBlog", params: { id: 4 } });
  expect(needs.trail).toEqual({ call: "getBlogTrail", params: { id: 4 } });
});

test("[§3 blog-way] the way to the article (ariane) begins with the blog and ends with the article itself, which is no link", () => {
  expect(filled).toMatch(/<a href="\/blog">Blog<\/a>.*<a href="\/blog\/folder\/a-la-cave\/2">À la cave<\/a>/);
  expect(filled).toMatch(/<span aria-current="page"[^>]*>Sous la voûte<\/span>/);
});

test("[§9] its title is the page's, its date displays dd/mm/yyyy", () => {
  expect(filled).toMatch(/<h1[^>]*>Sous la voûte<\/h1>/);
  expect(filled).toContain(">14/02/2026</time>");
  expect(filled).toMatch(/<a href="\/blog"[^>]*>Tous les articles<\/a>/);
});

test("an article on its own still reads; without data it is not there", () => {
  expect(long).not.toContain("<nav");
  expect(none).toBe("");
});

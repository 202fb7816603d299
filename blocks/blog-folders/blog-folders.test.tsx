import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { blogFoldersFixtures } from "./fixtures.ts";
import { BlogFoldersView } from "./view.tsx";

const [filled, long, empty] = blogFoldersFixtures.map((fixture) => renderFixture(BlogFoldersView, fixture));

test("each folder leads to its page and says how many articles it holds", () => {
  expect(filled).toMatch(/<h3[^>]*><a href="\/blog\/folder\/a-la-cave\/2"/);
  expect(filled).toContain("5 articles");
  expect(long).toContain("1 article<");
});

test("[§9] a folder's text is cropped, as words", () => {
  expect(long).toContain("closed door &amp; below");
  expect(long).toContain("&amp; below the stairs.</p>");
});

test("no folders: nothing", () => {
  expect(empty).toBe("");
});

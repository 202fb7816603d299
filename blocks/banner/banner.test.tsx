import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { bannerFixtures } from "./fixtures.ts";
import { BannerView } from "./view.tsx";

const [filled, long, bare, empty] = bannerFixtures.map((fixture) => renderFixture(BannerView, fixture));

test("the banner that opens a page holds its title and loads its picture first", () => {
  expect(filled).toMatch(/<h1[^>]*>Le vin, à l’heure du soleil levant<\/h1>/);
  expect(filled).toContain('fetchPriority="high"');
  expect(filled).toContain('href="/nos-cuvees"');
});

test("words in dark ink stand on a light sky, light ones say nothing of it; what is to be done stands apart", () => {
  expect(filled).toMatch(/class="[^"]*_top_[^"]*_darkInk_/);
  expect(long).toMatch(/class="[^"]*_center_[^"]*_lightInk_/);
  expect(filled).toMatch(/<\/div><p class="[^"]*_calls_/);
});

test("a tall banner asks for as much of its picture as its height takes", () => {
  expect(filled).toContain('sizes="max(104vw,max(22rem,78vh)*');
});

test("another banner has a part title, loads lazily and says that a link opens a tab", () => {
  expect(long).toMatch(/<h2/);
  expect(long).toContain('loading="lazy"');
  expect(long).toContain('rel="noopener"');
  expect(long).toContain("(new tab)");
});

test("a banner without a picture keeps its title; an empty one renders nothing", () => {
  expect(bare).toContain("Nos cuvées");
  expect(bare).not.toContain("<img");
  expect(empty).toBe("");
});

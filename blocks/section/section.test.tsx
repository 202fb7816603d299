import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { sectionFixtures } from "./fixtures.ts";
import { SectionView } from "./view.tsx";

const [filled, onPicture, empty] = sectionFixtures.map((fixture) => renderFixture(SectionView, fixture));

test("a section has its anchor, its tone and its content", () => {
  expect(filled).toContain('<div id="la-terre" data-tone="tint"');
  expect(filled).toContain("La terre, d’abord.");
});

test("a background picture says nothing to those who can't see it", () => {
  expect(onPicture).toContain('alt=""');
});

test("a section without a picture or content is still a band", () => {
  expect(empty).toMatch(/^<div [^>]*data-tone/);
  expect(empty).not.toContain("<img");
});

import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { imageFixtures } from "./fixtures.ts";
import { ImageView } from "./view.tsx";

const [filled, long, empty] = imageFixtures.map((fixture) => renderFixture(ImageView, fixture));

test("a picture stands with its words and its caption", () => {
  expect(filled).toContain('alt="Rangs de vigne au lever du jour"');
  expect(filled).toContain("La combe, un matin d’avril.");
});

test("a crop in half a slot asks for what it shows a part of", () => {
  // Half of 82 rem, 4 by 5, of a picture of 3 by 2: 76.9 rem, and a little more.
  expect(long).toMatch(/sizes="\(min-width:95rem\) (79|80)\.\d+rem,/);
});

test("a missing picture renders nothing, not even its caption", () => {
  expect(empty).toBe("");
});

test("a picture that opens the page loads first, others when they come near", () => {
  expect(filled).toContain('fetchPriority="high"');
  expect(long).toContain('loading="lazy"');
});

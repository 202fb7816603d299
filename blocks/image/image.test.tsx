import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { imageFixtures } from "./fixtures.ts";
import { ImageView } from "./view.tsx";

const [filled, long, empty] = imageFixtures.map((fixture) => renderFixture(ImageView, fixture));

test("a picture stands with its words and its caption", () => {
  expect(filled).toContain('alt="Rangs de vigne au lever du jour"');
  expect(filled).toContain("La combe, un matin d’avril.");
});

test("half a slot asks for half a page", () => {
  expect(long).toContain("48vw");
});

test("a missing picture renders nothing, not even its caption", () => {
  expect(empty).toBe("");
});

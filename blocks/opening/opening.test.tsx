import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { openingFixtures } from "./fixtures.ts";
import { OpeningView } from "./view.tsx";

const [filled, long, empty] = openingFixtures.map((fixture) => renderFixture(OpeningView, fixture));

test("the estate's name is the page's title", () => {
  expect(filled).toMatch(/<h1[^>]*>Domaine des Murets<\/h1>/);
  expect(long).toMatch(/<h1[^>]*>Château de la Très-Longue-Montagne/);
});

test("an estate without a name still has a title", () => {
  expect(empty).toMatch(/<h1[^>]*>Notre domaine<\/h1>/);
});

test("its ground says nothing to those who can't see it", () => {
  expect(filled).toMatch(/<svg [^>]*aria-hidden="true"/);
});

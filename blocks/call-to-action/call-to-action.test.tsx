import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { callToActionFixtures } from "./fixtures.ts";
import { CallToActionView } from "./view.tsx";

const [filled, panel, alone, empty] = callToActionFixtures.map((fixture) => renderFixture(CallToActionView, fixture));

test("the first call is the filled button, the second one an outline", () => {
  expect(filled).toMatch(/<h2[^>]*>Venez goûter<\/h2>/);
  expect(filled).toMatch(/<a href="\/visiter" class="[^"]*button[^"]*">Préparer sa visite<\/a>/);
  expect(filled).toMatch(/<a href="\/contact" class="[^"]*outline[^"]*">Nous écrire<\/a>/);
});

test("a call to another site says that it opens a tab", () => {
  expect(panel).toContain('rel="noopener"');
  expect(panel).toContain("(new tab)");
});

test("a call needs no words; without anything nothing is there", () => {
  expect(alone).toContain(">Venir</a>");
  expect(alone).not.toContain("<h2");
  expect(empty).toBe("");
});

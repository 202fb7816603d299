import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { legalTextFixtures } from "./fixtures.ts";
import { LegalTextView } from "./view.tsx";

const [line, notice, unwritten, none] = legalTextFixtures.map((fixture) => renderFixture(LegalTextView, fixture));

test("[§3] the legal line names the company, its form, capital and numbers", () => {
  expect(line).toContain("Aurival &amp; Enfants SCEA au capital de 120 000 € · SIRET 000 000 000 00000");
});

test("[§3] a legal text has the company's values in place of its placeholders, escaped", () => {
  expect(notice).toContain("<p>Aurival &amp; Enfants, SCEA.</p>");
  expect(notice).not.toContain("{{");
});

test("a text that isn't written says so, a line without a company isn't there", () => {
  expect(unwritten).toContain("Ce texte n’a pas encore été rédigé.");
  expect(none).toBe("");
});

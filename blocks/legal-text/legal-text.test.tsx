import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { legalTextFixtures } from "./fixtures.ts";
import { LegalTextView } from "./view.tsx";

const [line, notice, unwritten, none] = legalTextFixtures.map((fixture) => renderFixture(LegalTextView, fixture));

test("[§3] the legal line names the company, its form, capital and numbers", () => {
  expect(line?.replaceAll(/<[^>]*>/g, "")).toContain(
    "Aurival &amp; Enfants, SCEA au capital de 120\u202f000\u00a0€\u00a0· SIRET 000\u00a0000\u00a0000\u00a000000",
  );
  expect(line).toMatch(/<span [^>]*>[^<]*\u00a0·<\/span> <span [^>]*>SIRET[^<]*<\/span>/);
});

test("[§3] the share capital is written the way of the page's language", () => {
  const [fixture] = legalTextFixtures;
  const english = fixture && renderFixture(LegalTextView, { ...fixture, locale: "en_US" });
  expect(english).toContain("SCEA with a share capital of €120,000");
});

test("[§3] a legal text has the company's values in place of its placeholders, escaped", () => {
  expect(notice).toContain("<p>Aurival &amp; Enfants, SCEA.</p>");
  expect(notice).not.toContain("{{");
});

test("a text that isn't written says so, a line without a company isn't there", () => {
  expect(unwritten).toContain("Ce texte n’a pas encore été rédigé.");
  expect(none).toBe("");
});

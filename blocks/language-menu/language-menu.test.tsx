import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { languageMenuFixtures } from "./fixtures.ts";
import { LanguageMenuView } from "./view.tsx";

const [names, codes, search, alone] = languageMenuFixtures.map((fixture) => renderFixture(LanguageMenuView, fixture));

test("each language leads to the same page and has its own name", () => {
  expect(names).toMatch(/href="\/en_US\/our-wines"[^>]*lang="en-US" hrefLang="en-US" data-locale="en_US">English</);
  expect(names).toMatch(/href="\/nos-cuvees"[^>]*data-locale="fr_FR" aria-current="true">Français</);
});

test("codes keep the language's name for those who need it", () => {
  expect(codes).toContain('<abbr title="Français">FR</abbr>');
  expect(codes).toMatch(/data-locale="en_US" aria-current="true"/);
});

test("what was asked of the page goes along", () => {
  expect(search).toContain('href="/en_US/search?kind=RED&amp;q=vin"');
  expect(search).toContain('href="/recherche?kind=RED&amp;q=vin"');
});

test("a page without a version in a language leads to that language's home", () => {
  expect(alone).toMatch(/href="\/en_US"[^>]*data-locale="en_US"/);
  expect(alone).toMatch(/href="\/"[^>]*data-locale="fr_FR"/);
});

import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { searchBarFixtures } from "./fixtures.ts";
import { SearchBarView } from "./view.tsx";

const [icon, field, off, noShop] = searchBarFixtures.map((fixture) => renderFixture(SearchBarView, fixture));

test("[§2] the search is a plain form that leads to /products/search in the page's language", () => {
  expect(icon).toMatch(/<form (?=[^>]*method="get")[^>]*action="\/products\/search"/);
  expect(field).toMatch(/<form (?=[^>]*method="get")[^>]*action="\/en_US\/products\/search"/);
  expect(field).toMatch(/<input (?=[^>]*name="q")(?=[^>]*aria-label="Search the site")/);
});

test("behind the magnifier it opens without JavaScript", () => {
  expect(icon).toMatch(/<details [^>]*data-menu=""><summary[^>]*><span[^>]*>Rechercher<\/span>/);
});

test("[§3] the search bar shows where its parameter says so", () => {
  expect(off).toBe("");
});

test("[§2] a site that is no shop has no way to its search", () => {
  expect(noShop).toBe("");
});

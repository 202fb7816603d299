import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { searchHref, searchKeys, toggled } from "./address.ts";
import { searchResultsDefinition } from "./definition.ts";
import { searchResultsFixtures } from "./fixtures.ts";
import { SearchResultsView } from "./view.tsx";

const [filled = "", quiet = "", nothing = "", none = ""] = searchResultsFixtures.map((fixture) =>
  renderFixture(SearchResultsView, fixture),
);

test("[§2] the search asks for what the address says", () => {
  const query = { q: "rosé", kind: "ROSE,RED", priceMax: "20", page: "3", order: "-price" };
  expect(searchResultsDefinition.needs?.({ props: { nbItem: 24 }, query } as never).result.query).toEqual({
    q: "rosé",
    kind: "ROSE,RED",
    priceMax: "20",
    page: 3,
    nbItem: 24,
    orderBy: "-price",
  });
});

test("[§2] the search's keys stand in the address without a block's id", () => {
  expect(Object.values(searchKeys).every(({ isShared }) => isShared === true)).toBe(true);
  expect([searchKeys["kind"]?.parse("RED,WHITE"), searchKeys["kind"]?.parse("<b>")]).toEqual(["RED,WHITE", null]);
  expect(["10", "14.99", "-1", "1e9"].map((text) => searchKeys["priceMin"]?.parse(text))).toEqual([
    "10",
    "14.99",
    null,
    null,
  ]);
});

test("a facet's link puts its value in or takes it out and goes to the first page", () => {
  expect(filled).toContain(
    'href="/products/search?q=terrasses&amp;kind=RED,WHITE&amp;priceMin=10&amp;priceMax=20#b1-found"',
  );
  expect(filled).toMatch(
    /href="\/products\/search\?q=terrasses&amp;priceMin=10&amp;priceMax=20#b1-found"[^>]*aria-current="true">Rouge/,
  );
  expect(filled).toMatch(
    /href="\/products\/search\?q=terrasses&amp;kind=RED#b1-found"[^>]*aria-current="true">de 10 à 20/,
  );
  expect(filled).toMatch(/priceMin=50#b1-found"[^>]*>50/);
});

test("a band of prices is told by the round sums around it; its address keeps the cents", () => {
  const [fixture] = searchResultsFixtures;
  if (!fixture?.data.result) throw new Error("no fixture");
  const price = [
    { min: 0, max: 9.99, count: 1, selected: false },
    { min: 10, max: 14.99, count: 2, selected: false },
  ];
  const result = { ...fixture.data.result, facets: { ...fixture.data.result.facets, price } };
  const html = renderFixture(SearchResultsView, { ...fixture, data: { ...fixture.data, result } });
  expect(html).toMatch(/priceMax=9\.99#b1-found"[^>]*>moins de 10\u00a0€/);
  expect(html).toMatch(/priceMin=10&amp;priceMax=14\.99#b1-found"[^>]*>de 10 à 15\u00a0€/);
});

test("what is found is said before the facets, with what narrows it, each to be taken back", () => {
  expect(filled.indexOf('role="status"')).toBeLessThan(filled.indexOf("<details"));
  expect(filled).toMatch(/priceMin=10&amp;priceMax=20#b1-found"[^>]*><span[^>]*>Retirer le filtre.*?<\/span>Rouge/);
  expect(filled).toMatch(/href="\/products\/search\?q=terrasses#b1-found"[^>]*>Effacer les filtres/);
  expect(nothing).not.toContain("Effacer");
});

test("facets keep the visitor's place, and can be found again by their ids", () => {
  expect(filled).toMatch(/<a (?=[^>]*data-keep-scroll="")(?=[^>]*id="facet-kind-WHITE")/);
  expect(filled).toMatch(/<details id="facets"[^>]* open=""/);
});

test("facets carry their counts; values that nothing has are left out", () => {
  expect(filled).toMatch(/Volaille(?:<!-- -->)? <span[^>]*>2<\/span>/);
  expect(filled).not.toContain("Poisson");
});

test("a facet with one value that isn't chosen offers nothing", () => {
  expect(filled).not.toContain("facet-year");
});

test("[§3] without prices there is no price facet", () => {
  expect(quiet).not.toContain("facet-price");
});

test("[§9] words of what was found are cropped to the site's length, 120 by default", () => {
  expect(filled).toMatch(/La vigne s’éveille [^<]{50,100}au sud\.<\/p>/);
  expect(quiet).toMatch(/La vigne s’éveille [^<]{5,24}…/);
});

test("[§9] a date is dd/mm/yyyy", () => {
  expect(filled).toContain("28/03/2026");
});

test("the form keeps the facets and sends the text to the same page", () => {
  expect(filled).toMatch(/<form (?=[^>]*method="get")(?=[^>]*role="search")[^>]*action="\/products\/search"/);
  expect(filled).toContain('<input type="hidden" name="kind" value="RED"/>');
  expect(filled).toMatch(/name="q"[^>]*value="terrasses"/);
});

test("a result of several pages has links to them", () => {
  expect(filled).toMatch(/page=3#b1-found" rel="next"/);
  expect(filled).toContain("60 résultats pour « terrasses »".replaceAll(" »", "\u00a0»").replaceAll("« ", "«\u00a0"));
});

test("an order is offered only where there is something to put in order; one that was chosen stays", () => {
  expect([filled, nothing, none].map((html) => html.includes('<select name="order"'))).toEqual([true, false, false]);
  const fixture = searchResultsFixtures[2];
  const ordered = fixture && renderFixture(SearchResultsView, { ...fixture, query: { q: "zzz", order: "price" } });
  expect(ordered).toContain('<input type="hidden" name="order" value="price"/>');
});

test("nothing found: help and a way on; no data: the page says so", () => {
  expect(nothing).toContain('href="/products/search?type=product"');
  expect(none).toContain("La recherche n’est pas disponible pour le moment.");
});

test("the help speaks of filters only where one is set", () => {
  expect(nothing).not.toContain("Effacez un filtre");
  const fixture = searchResultsFixtures[2];
  const narrowed = fixture && renderFixture(SearchResultsView, { ...fixture, query: { q: "zzz", kind: "RED" } });
  expect(narrowed).toContain("Effacez un filtre");
});

test("addresses drop what is empty", () => {
  expect(searchHref("/s", { q: "a", kind: "RED" }, { kind: null, q: "" })).toBe("/s");
  expect([toggled(undefined, "a"), toggled("a,b", "a"), toggled("a", "a")]).toEqual(["a", "b", null]);
});

test("[§2] in a shop a found product goes into the cart from its card; what was said stays behind in no link", () => {
  const [fixture] = searchResultsFixtures;
  if (!fixture) throw new Error("no fixture");
  const html = renderFixture(SearchResultsView, { ...fixture, query: { ...fixture.query, state: "added_11" } });
  expect(html).toMatch(/action="\/cart\/add"[^]*name="declination" value="11"/);
  expect(html).toMatch(/role="status"[^>]*>Produit ajouté au panier/);
  expect(html).not.toContain("state=");
});

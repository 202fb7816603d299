import { expect, test } from "vitest";

import { cheapest, vintages } from "#blocks/kit/declinations.ts";
import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { sampleDeclination } from "#blocks/kit/samples.ts";
import { initialProps } from "#schemas/fields/props.ts";

import { productGridDefinition } from "./definition.ts";
import { productGridFixtures } from "./fixtures.ts";
import { ProductGridView } from "./view.tsx";

const [filled, narrowed, nothing, none, selection] = productGridFixtures.map((fixture) =>
  renderFixture(ProductGridView, fixture),
);

test("[§9] a new product list has 100 products a page", () => {
  expect(initialProps(productGridDefinition.fields).nbItem).toBe(100);
});

test("a card has the name, appellation, vintage, volume and price of its wine", () => {
  expect(filled).toMatch(/<h2[^>]*><a href="\/wines\/les-terrasses\/1"[^>]*>Les Terrasses<\/a><\/h2>/);
  expect(filled).toContain("Coteaux de l’Orbrie");
  expect(filled).toContain("2022 · 75\u00a0cl");
  expect(filled).toContain("14,50\u00a0€");
});

test("a wine in several forms shows its vintages and its lowest price", () => {
  expect(filled).toContain("2019–2020 · 75\u00a0cl");
  expect(filled).toMatch(/dès <span data-price="">68,00\u00a0€<\/span>/);
});

test("a bottle knows its true height", () => {
  expect(filled).toContain("--bottle-height:1500");
});

test("filters are links and a GET form that keeps the rest of the address", () => {
  expect(narrowed).toMatch(/<form [^>]*action="\/en_US\/page" method="get"/);
  expect(narrowed).toContain('<input type="hidden" name="b1.kind" value="RED"/>');
  expect(narrowed).toMatch(/name="b1\.search"[^>]*value="garrigue"/);
  expect(narrowed).toContain(
    'href="/en_US/page?b1.kind=WHITE&amp;b1.search=garrigue&amp;b1.tag=organic&amp;b1.size=12"',
  );
  expect(narrowed).toMatch(/aria-current="true">Reds/);
  expect(narrowed).toContain('<option value="organic" selected="">Organic</option>');
  expect(narrowed).not.toContain('type="hidden" name="b1.tag"');
});

test("a narrowed list says how many wines were found and can be widened", () => {
  expect(narrowed).toContain("30 wines");
  expect(narrowed).toMatch(/href="\/en_US\/page\?b1\.size=12">Clear the filters/);
});

test("nothing found, no data: the page says so; a selection without data shows nothing", () => {
  expect(nothing).toContain("Aucun vin ne correspond à cette recherche.");
  expect(none).toContain("La liste des vins n’est pas disponible pour le moment.");
  expect(selection).toBe("");
});

test("vintages and the cheapest form of a wine", () => {
  expect(vintages([])).toBe("");
  expect(vintages([sampleDeclination({ year: null })])).toBe("");
  expect(cheapest([])).toBeUndefined();
  expect(cheapest([sampleDeclination({ id: 1, price: 9 }), sampleDeclination({ id: 2, price: 8 })])?.id).toBe(2);
});

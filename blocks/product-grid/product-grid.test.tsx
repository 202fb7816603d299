import { expect, test } from "vitest";

import { cheapest, mainForms, vintages } from "#blocks/kit/declinations.ts";
import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { sampleDeclination, sampleProduct, sampleSite } from "#blocks/kit/samples.ts";
import { initialProps } from "#schemas/fields/props.ts";

import { productGridDefinition } from "./definition.ts";
import { productGridFixtures } from "./fixtures.ts";
import { ProductGridView } from "./view.tsx";

const [filled = "", narrowed = "", nothing = "", none = "", selection = "", gone = ""] = productGridFixtures.map(
  (fixture) => renderFixture(ProductGridView, fixture),
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

const half = sampleDeclination({ id: 31, year: 2022, capacity: 37.5, price: 11.5 });

test("a wine in several sizes tells vintages, volume and lowest price of its main one, and the price of a cheaper one by its size", () => {
  expect(shown([half, bottle(32, 2022, 18.5), bottle(33, 2021, 19.8)])).toMatch(
    />2021–2022 · 75\u00a0cl<[^]*dès <span data-price="">18,50\u00a0€<\/span>[^]*>37,5\u00a0cl\u00a0: <span data-price="">11,50\u00a0€</,
  );
  expect(filled).toContain(">2020 · 75\u00a0cl<");
  expect(filled).toMatch(
    /<p[^>]*><span data-price="">68,00\u00a0€<\/span><span [^>]*> <!-- -->90,67\u00a0€\/L<\/span><\/p>/,
  );
  const gone = [half, sampleDeclination({ id: 34, year: 2022, price: 18.5, setQuantity: true })];
  expect(shown(gone)).toMatch(/37,5\u00a0cl<[^]*11,50/);
});

test("a wine in one size shows its vintages and its lowest price", () => {
  expect(shown([bottle(32, 2022, 18.5), bottle(33, 2021, 19.8)])).toMatch(
    />2021–2022 · 75\u00a0cl<[^]*dès <span data-price="">18,50\u00a0€<\/span><span [^>]*> <!-- -->24,67\u00a0€\/L<\/span><\/p>/,
  );
});

test("a wine that is sold out says so in its price's place", () => {
  expect(gone).toMatch(/Épuisé/);
  expect(gone).not.toContain("data-price");
});

test("a bottle knows its true height", () => {
  expect(filled).toContain("--bottle-height:1500");
});

test("filters are links and a GET form that keeps the rest of the address", () => {
  expect(narrowed).toMatch(/<form [^>]*action="\/en_US\/page#b1-list" method="get"/);
  expect(narrowed).toContain('<input type="hidden" name="b1.kind" value="RED"/>');
  expect(narrowed).toMatch(/name="b1\.search"[^>]*value="garrigue"/);
  expect(narrowed).toContain(
    'href="/en_US/page?b1.kind=WHITE&amp;b1.search=garrigue&amp;b1.tag=organic&amp;b1.size=12#b1-list"',
  );
  expect(narrowed).toMatch(/aria-current="true">Reds/);
  expect(narrowed).toContain('<option value="organic" selected="">Organic</option>');
  expect(narrowed).not.toContain('type="hidden" name="b1.tag"');
});

test("a narrowed list says how many wines were found, and each filter can be taken back, or all of them", () => {
  expect(narrowed).toMatch(/role="status"[^>]*>30 wines/);
  expect(narrowed).toMatch(/search=garrigue&amp;b1\.tag=organic&amp;b1\.size=12#b1-list"[^>]*>.*?<\/span>Reds</);
  expect(narrowed).toMatch(/kind=RED&amp;b1\.tag=organic&amp;b1\.size=12#b1-list"[^>]*>.*?<\/span>“garrigue”</);
  expect(narrowed).toMatch(/kind=RED&amp;b1\.search=garrigue&amp;b1\.size=12#b1-list"[^>]*>.*?<\/span>Organic</);
  expect(narrowed).toMatch(/href="\/en_US\/page\?b1\.size=12#b1-list"[^>]*>Clear the filters/);
});

test("what changes the list keeps the visitor's place, or leads to the list where nothing can", () => {
  for (const [link] of `${filled}${narrowed}`.matchAll(/<a [^>]*b1\.(?:kind|search)[^>]*>/g)) {
    if (!link.includes("rel=") && !link.includes("aria-label")) expect(link).toContain('data-keep-scroll=""');
    expect(link).toMatch(/href="[^"]*#b1-list"/);
  }
  expect(filled).toContain('id="b1-list"');
  expect(filled).toMatch(/<a (?=[^>]*id="b1-WHITE")[^>]*href="\/page\?b1\.kind=WHITE#b1-list"/);
  expect(narrowed).toMatch(/b1\.page=3&amp;b1\.size=12#b1-list" rel="next"/);
});

test("the form is closed on the page that it leads to, and offers page sizes only where they make a difference", () => {
  expect(narrowed).not.toMatch(/<details[^>]* open/);
  expect(filled).not.toContain('name="b1.size"');
  expect(narrowed).toMatch(/name="b1\.size".*?<option value="" *>1<.*?>12<.*?>24<.*?>48</);
  expect(narrowed).not.toContain(">100<");
});

test("nothing found, no data: the page says so; a selection without data shows nothing", () => {
  expect(nothing).toMatch(/role="status"[^>]*>Aucun vin ne correspond à cette recherche\./);
  expect(nothing).toContain("Retirer le filtre");
  expect(none).toContain("La liste des vins n’est pas disponible pour le moment.");
  expect(selection).toBe("");
});

test("vintages and the cheapest form of a wine", () => {
  expect(vintages([])).toBe("");
  expect(vintages([sampleDeclination({ year: null })])).toBe("");
  expect(cheapest([])).toBeUndefined();
  expect(cheapest([sampleDeclination({ id: 1, price: 9 }), sampleDeclination({ id: 2, price: 8 })])?.id).toBe(2);
});

test("a wine's main size is that of most forms that are left, a bottle's among equals, else the first", () => {
  const sizes = (...forms: readonly [capacity: number, quantity?: number][]) =>
    mainForms(
      forms.map(([capacity, quantity = 1], id) => sampleDeclination({ id, capacity, quantity, setQuantity: true })),
    ).map(({ id }) => id);
  expect(sizes()).toEqual([]);
  expect(sizes([37.5], [75], [75])).toEqual([1, 2]);
  expect(sizes([37.5], [37.5], [75])).toEqual([0, 1]);
  expect(sizes([150], [75])).toEqual([1]);
  expect(sizes([150], [50])).toEqual([0]);
  expect(sizes([150, 0], [150, 0], [50])).toEqual([2]);
  expect(sizes([150, 0], [75, 0])).toEqual([1]);
});

function bottle(id: number, year: number, price: number) {
  return sampleDeclination({ id, year, price });
}

function shown(declinations: readonly ReturnType<typeof bottle>[]): string {
  const [fixture] = productGridFixtures;
  if (!fixture) throw new Error("no fixture");
  const data = {
    list: { products: [sampleProduct({ declinations, price: 11.5 })], total: 1 },
    parameters: null,
    site: null,
  };
  return renderFixture(ProductGridView, { ...fixture, data });
}

test("below a card's price stands what a litre costs, of the main size and of a cheaper one; not of what isn't sold by volume", () => {
  const card = shown([bottle(32, 2022, 11.5), { ...bottle(33, 2021, 8.4), capacity: 37.5 }]);
  expect(card).toMatch(/11,50\u00a0€.*15,33\u00a0€\/L.*37,5\u00a0cl.*8,40\u00a0€.*22,40\u00a0€\/L/s);
  expect(shown([bottle(32, 2022, 11.5), bottle(33, 2021, 12)]), "of the price that it begins with").toMatch(
    /dès.*11,50\u00a0€.*15,33\u00a0€\/L/s,
  );
  expect(shown([sampleDeclination({ capacity: 0 })])).not.toContain("€/L");
});

test("in a shop the only form of a card goes into the cart, among several one chooses; none of what is sold out", () => {
  const inShop = (declinations: readonly ReturnType<typeof bottle>[], state = "") => {
    const [fixture] = productGridFixtures;
    if (!fixture) throw new Error("no fixture");
    const list = { products: [sampleProduct({ declinations })], total: 1 };
    const query = { kind: "RED", ...(state !== "" && { state }) };
    return renderFixture(ProductGridView, { ...fixture, query, data: { list, parameters: null, site: sampleSite() } });
  };
  const one = inShop([bottle(32, 2022, 18.5)], "added_32");
  expect(one).toMatch(/action="\/cart\/add"[^]*value="32"/);
  expect(one, "once the cart has it, its number stands there").toMatch(
    /data-buys="32"><form[^]*<\/form><span [^>]*hidden=""><button [^>]*data-step="-1" aria-label="Moins\u00a0: Les Terrasses"/,
  );
  expect(one, "the list is the same on every page").not.toContain('name="back"');
  expect(one).toMatch(/<button id="b1-buy-1"[^]*Ajouter<[^]*Les Terrasses au panier/);
  expect(one).toMatch(/role="status"[^>]*>Produit ajouté au panier/);
  expect(one, "what was said stays behind when the list changes").not.toMatch(/href="[^"]*state=/);
  const several = inShop([bottle(32, 2022, 18.5), bottle(33, 2021, 18.5)]);
  expect(several).toContain('href="/wines/les-terrasses/1#product-formats"');
  expect(several).not.toContain("/cart/add");
  expect(inShop([sampleDeclination({ setQuantity: true })])).not.toMatch(/cart\/add|product-formats/);
  expect(filled).not.toContain("/cart/add");
});

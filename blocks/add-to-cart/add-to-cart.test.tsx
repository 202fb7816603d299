import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { addToCartDefinition } from "./definition.ts";
import { addToCartFixtures } from "./fixtures.ts";
import { AddToCartView } from "./view.tsx";

const [one = "", refused = "", added = "", gone = "", priceless = "", mixed = "", made = "", asked = "", noShop, none] =
  addToCartFixtures.map((fixture) => renderFixture(AddToCartView, fixture));
const options = (html: string) => [...html.matchAll(/<option [^>]*value="(\d+)"/g)].map(([, value]) => Number(value));

test("without JavaScript the form is posted to the site action and leads back to where it stands", () => {
  expect(one).toMatch(/<form [^>]*action="\/cart\/add"/);
  expect(refused).toMatch(/<form [^>]*action="\/en_US\/cart\/add"/);
  expect(one).toContain('<input type="hidden" name="block" value="b1"/>');
  expect(one).toContain('<input type="hidden" name="back" value="/page"/>');
  expect(one).toContain('<input type="hidden" name="declination" value="11"/>');
  expect(refused, "the answer before stays behind").toContain('name="back" value="/en_US/page"');
});

test("[§5 quantity-list] [§9] it offers multiples, at most 20, and none above the stock in use", () => {
  expect(options(one)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(options(refused)).toEqual([6, 12, 18]);
});

test("the button says what so many cost, and so does each quantity of the list; nothing where prices are off", () => {
  expect(one).toMatch(/Ajouter<span [^>]*data-boot="total">\u00a0· 14,50\u00a0€</);
  expect(refused).toMatch(/Add<span [^>]*>\u00a0· €50\.40</);
  expect([...refused.matchAll(/data-total="([^"]*)"/g)].map(([, total]) => total)).toEqual([
    "€50.40",
    "€100.80",
    "€151.20",
  ]);
  expect(priceless).not.toContain("€");
});

test("the form of the page's address goes in, else the first of the main size, and says which", () => {
  expect(refused).toMatch(/name="declination" value="13"[^]*2021 · 37\.5\u00a0cl/);
  expect(added).toMatch(/name="declination" value="11"[^]*2022 · 75\u00a0cl/);
  expect(one).not.toContain("2022 · 75");
});

test("the page of a product in several forms brings a sheet for cards: each form with its price, a litre's, and what adds it", () => {
  const [sheet = ""] = /<template data-forms="">.*<\/template>/s.exec(added) ?? [];
  expect(sheet).toMatch(/<h2 id="forms-title"[^>]*><a href="\/wines\/les-terrasses\/1">Les Terrasses</);
  expect([...sheet.matchAll(/data-buys="(\d+)"/g)].map(([, form]) => form)).toEqual(["11", "13"]);
  expect(sheet).toMatch(
    /2022<\/span> <!-- -->75\u00a0cl.*14,50\u00a0€.*19,33\u00a0€\/L.*name="declination" value="11"/s,
  );
  expect(sheet).toMatch(/37,5\u00a0cl.*22,40\u00a0€\/L.*multiple de 6 bouteilles.*name="quantity" value="6"/s);
  expect(sheet).toContain("Les Terrasses, 2021, 37,5\u00a0cl au panier");
  expect(sheet).not.toContain("Épuisé");
});

test("in that sheet what is sold out says so; where only one form is left, and on the pages of one form, there is none", () => {
  expect(mixed).toMatch(/<template data-forms="">.*<\/form>.*<\/form>.*Épuisé/s);
  expect([one, refused, gone, priceless].filter((html) => html.includes("<template"))).toEqual([]);
});

test("[§5] [§8] a refusal stands beside the form in the words of the specification, and names its field", () => {
  expect(refused).toMatch(/<p id="b1-said" role="alert"[^>]*>Only 20 items remaining in stock<\/p>/);
  expect(refused).toContain('aria-describedby="b1-said"');
});

test("[§2 cart-routes] what is made for its buyer leads to where it is said how, in place of the form or beside it", () => {
  expect(made).toMatch(/<a href="\/products\/les-terrasses\/1\/11\/customize"[^>]*>Personnaliser</);
  expect(made).not.toContain("<form");
  expect(made, "so do the forms of its sheet").toMatch(/<template.*\/1\/13\/customize"/s);
  expect(asked).toMatch(/<\/form><a href="\/en_US\/products\/les-terrasses\/1\/11\/customize"[^>]*>Customize</);
});

test("what was added is told, with the way to the cart", () => {
  expect(added).toMatch(/role="status"[^>]*>Produit ajouté au panier.*<a href="\/cart"/);
});

test("what is sold out says so and has no form; no shop and no product show nothing", () => {
  expect(gone).toContain("Épuisé");
  expect(gone).not.toContain("<form");
  expect([noShop, none]).toEqual(["", ""]);
});

test("only what forms of the cart say comes from the address", () => {
  expect(addToCartDefinition.query?.["state"]?.parse("left-20_13")).toBe("left-20_13");
  expect(addToCartDefinition.query?.["state"]?.parse("hacked")).toBeNull();
});

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { sampleParameters } from "#blocks/kit/samples.ts";
import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { productDetailDefinition } from "./definition.ts";
import { productDetailFixtures } from "./fixtures.ts";
import { ProductDetailView } from "./view.tsx";

const [
  filled = "",
  quiet = "",
  bare = "",
  none,
  year = "",
  form = "",
  box = "",
  gone = "",
  partlyGone = "",
  twoForms = "",
  noVintage = "",
] = productDetailFixtures.map((fixture) => renderFixture(ProductDetailView, fixture));

test("the product is the one of the page's address", () => {
  expect(productDetailDefinition.needs?.({ params: { id: "7" } } as never).product.params).toEqual({ id: 7 });
});

test("[§9] each form has its vintage, its capacity in cl or L and its price with 2 decimals", () => {
  expect(filled).toMatch(
    />2021<\/div><div[^>]*>Magnum, 1,5\u00a0L<span[^>]*>[^/]*\/L<\/span><\/div><div[^>]*><span data-price="">32,00\u00a0€/,
  );
  expect(filled).toMatch(/>Sans millésime<\/div><div[^>]*>37,5\u00a0cl<span[^>]*>[^/]*\/L<\/span><p/);
});

test("each form of a wine says what a litre of it costs; a product in one form beside its size", () => {
  expect(filled).toContain("37,5\u00a0cl<span");
  expect(filled).toMatch(/>\s+(?:<!-- -->)?21,33\u00a0€\/L</);
  expect(filled).toMatch(/>\s+(?:<!-- -->)?20,16\u00a0€\/L</);
  expect(quiet).not.toContain("/L<");
});

test("[§3] a discount shows the price before and after it, and its percentage where the parameter says so", () => {
  expect(filled).toMatch(/Prix avant remise\u00a0:.*8,40\u00a0€<\/span><\/s>.*7,56\u00a0€.*−10\u00a0%/);
  expect(form).toContain("€7.56");
  expect(form).not.toContain("−10%");
});

test("[§5] a form sold by multiples says so, in bottles for wine", () => {
  expect(filled).toContain("Vendu par multiple de 6 bouteilles");
});

test("[§3 stock-in-use] stock in use: what is left where the option says so, and when nothing is", () => {
  expect(filled).toContain("Il en reste 4");
  expect(form).not.toContain("left");
  expect(quiet).toContain("Sold out");
});

test("what is sold out says so in its price's place, and is not offered cheaper by the dozen", () => {
  expect(gone).toMatch(/<p class="[^"]*cost[^"]*" data-stock="0">Épuisé<\/p>/);
  expect(gone).toMatch(/class="[^"]*gone/);
  expect(gone).not.toContain("Dès");
  expect(partlyGone).toMatch(/data-stock="0">Épuisé<div[^>]*><span data-price="">14,50\u00a0€/);
  expect(partlyGone).toMatch(/class="[^"]*cost[^"]*"><span data-price="">32,00\u00a0€/);
  expect(partlyGone).toContain("Dès 6 bouteilles");
  expect(partlyGone).not.toMatch(/class="[^"]*gone/);
});

test("each form shows its own bottle, its label's words with it", () => {
  expect(form).toMatch(/alt="Magnum 2021"/);
  expect(form.match(/--bottle-height/g)).toHaveLength(1);
});

test("[§3] without prices there is no price and no column for it", () => {
  expect(quiet).not.toContain("data-price");
  expect(quiet).not.toMatch(/<th scope="col">Price/);
});

test("[§2] the vintages and the forms are plain links to their pages", () => {
  expect(filled).toContain('href="/wines/les-terrasses/1/2022"');
  expect(filled).toContain('href="/wines/les-terrasses/1/detail/12"');
  expect(filled).toContain('href="/wines/les-terrasses/1/2021"');
  expect(year).toMatch(/href="\/wines\/les-terrasses\/1" [^>]*>Tous les millésimes/);
});

test("[§2 wine-year] the page of a year lists every form of that year and no other", () => {
  expect(year).toMatch(/<h1[^>]*>Les Terrasses(?:<!-- -->)? <span[^>]*>2021<\/span><\/h1>/);
  expect(year).toContain("/detail/12");
  expect(year).not.toContain("/detail/13");
});

test("[§2 wine-declination] the page of a form names it and marks it among the others", () => {
  expect(form).toMatch(/<h1[^>]*>Les Terrasses(?:<!-- -->)? <span[^>]*>2021 · 1.5\u00a0L<\/span><\/h1>/);
  expect(form).toMatch(/<a id="product-form-12"[^>]* aria-current="page"><div[^>]*>2021</);
  expect(form).toContain("/detail/13");
});

test("prizes and harvests of other years stay off a year's page", () => {
  expect(filled).toContain("92/100");
  expect(filled).toContain("Une année chaude");
  expect(year).not.toContain("92/100");
  expect(year).not.toContain("Une année chaude");
});

test("a medal shows its score or a bunch of grapes, never an empty disc", () => {
  expect(filled).toMatch(/medal[^>]*aria-hidden="true"><svg/);
  expect(filled).toMatch(/medal[^>]*aria-hidden="true">92</);
});

test("[§3] grape varieties show where the parameter says so", () => {
  expect(filled).toContain("Cabernet franc 80\u00a0%, Côt 20\u00a0%");
  expect(form).not.toContain("Cabernet franc");
});

test("a grape variety's share is written as the language does", () => {
  const [fixture] = productDetailFixtures;
  if (!fixture) throw new Error("no fixture");
  expect(renderFixture(ProductDetailView, { ...fixture, locale: "en_US" })).toContain("Cabernet franc 80%, Côt 20%");
});

test("[§3] the nutritional table is behind its parameter; ingredients, allergens and energy always show", () => {
  expect(filled).toMatch(/<th scope="row">dont sucres<\/th><td>0,2\u00a0g/);
  expect(quiet).not.toContain("of which sugars");
  for (const legal of ["Raisins, conservateur (sulfites)", "<strong>Sulfites</strong>", "321 kJ / 77 kcal"])
    expect(quiet).toContain(legal);
});

test("the sheet tells alcohol, serving and keeping; keeping by years once the year is known", () => {
  expect(filled).toContain("12,5\u00a0% vol.");
  expect(filled).toContain("de 14 à 16\u00a0°C");
  expect(filled).toContain("2 à 8 ans après la vendange");
  expect(year).toContain("de 2023 à 2029");
});

test("where people read Fahrenheit a wine is served in those, Celsius in brackets", () => {
  const [fixture] = productDetailFixtures;
  if (!fixture) throw new Error("no fixture");
  const english = renderFixture(ProductDetailView, { ...fixture, locale: "en_US" });
  expect(english).toContain("57 to 61\u00a0°F (14 to 16\u00a0°C)");
});

test("the vintages are one or several", () => {
  expect(filled).toMatch(/id="product-harvests"[^>]*>Les millésimes</);
  expect(year).toMatch(/id="product-harvests"[^>]*>Le millésime</);
});
test("the page of a year tells what all its forms agree on, and from the lowest to the highest what they differ in", () => {
  expect(year).toContain("<dd>12\u00a0% vol.</dd>");
  expect(year).toContain("<dt>Bouteilles</dt><dd>240 magnums</dd>");
  expect(twoForms).toContain("<dd>12 à 12,5\u00a0% vol.</dd>");
  expect(twoForms).toContain("<dt>Mise en bouteille</dt><dd>avril 2024</dd>");
  expect(twoForms).not.toContain("<dt>Bouteilles</dt>");
});

test("[§3] a wine in several forms tells the alcohol of them all, from the lowest to the highest; one form its own", () => {
  expect(filled).toContain("<dd>12 à 12,5\u00a0% vol.</dd>");
  expect(form).toContain("<dd>12% vol.</dd>");
  expect(bare).toContain("<dd>12,5\u00a0% vol.</dd>");
});

test("the only form that a year lists is chosen, and its price stands once", () => {
  expect(year).toMatch(/<a id="product-form-12"[^>]* aria-current="true"/);
  expect(year.match(/data-price/g)).toHaveLength(1);
  expect(twoForms).not.toContain("aria-current");
});

test("a wine without vintage says so once, and keeps from its purchase on", () => {
  expect(noVintage.match(/Sans millésime/g)).toHaveLength(1);
  expect(noVintage).toMatch(/<a id="product-form-13"[^>]*><div[^>]*>37,5\u00a0cl/);
  expect(noVintage).toContain("jusqu’à 5 ans après l’achat");
  expect(noVintage).not.toContain("après la vendange");
});

test("pairings carry their icon", () => {
  expect(filled).toMatch(/<path d="M4 12h16"><\/path><\/svg><span[^>]*>Volaille<\/span>/);
});

test("other forms' bottles stand beside the first one", () => {
  expect(filled.match(/--bottle-height/g)).toHaveLength(2);
});

test("the product's own bottle stands first, whatever form comes first: it moved there from a list", () => {
  const [fixture] = productDetailFixtures;
  const product = fixture?.data.product;
  if (!fixture || !product) throw new Error("no fixture");
  const [bottle, magnum] = product.declinations;
  if (!bottle || !magnum) throw new Error("no forms");
  const data = { ...fixture.data, product: { ...product, declinations: [magnum, bottle] } };
  const [first] = renderFixture(ProductDetailView, { ...fixture, data }).matchAll(
    /data-bottle="1"><picture.*?<\/picture>/g,
  );
  expect(first?.[0]).toContain("bottles/les-terrasses.png");
});

test("a box tells what is in it, and a lower price its quantity", () => {
  expect(box).toContain("2\u00a0× 2022 · 75\u00a0cl");
  expect(box).toMatch(/Dès 12\u00a0: 44,10\u00a0€ l’unité/);
  expect(box).not.toContain("/detail/31");
});

test("a product of several prices tells what comes off each", () => {
  expect(filled).toMatch(/Dès 6 bouteilles\u00a0: −5\u00a0%.*Dès 12 bouteilles\u00a0: −0,80\u00a0€/);
});

test("the product's name is the page's title, its bottle is named", () => {
  expect(bare).toMatch(/<h1[^>]*>Les Terrasses<\/h1>/);
  expect(filled).toMatch(/<h1[^>]*>Les Terrasses(?:<!-- -->)? <span[^>]*>2021 et 2022<\/span><\/h1>/);
  expect(filled).toContain('alt="Les Terrasses"');
  expect(filled).toContain("Coteaux de l’Orbrie · Rouge");
});

test("an unknown colour, a missing picture and missing forms leave no holes", () => {
  expect(quiet).not.toContain("ORANGE");
  expect(bare).not.toContain("<table");
  expect(bare).not.toContain("Ingrédients");
  expect(none).toBe("");
});

test("[§9 detail-margin] the margin above is 28 px on smaller screens, its parameter's on wide ones", () => {
  const css = readFileSync(fileURLToPath(new URL("product-detail.module.css", import.meta.url)), "utf8");
  expect(css).toMatch(/padding-block: 28px var\(--block-space\);/);
  expect(css).toMatch(/page \(min-width: 960px\) \{\s+\.product \{\s+padding-block-start: var\(--detail-margin-top\);/);
});

test("a line of the sheet that is told elsewhere leads there: the wine's parcel", () => {
  expect(filled).toContain('<dt>Parcelle</dt><dd><a href="/nos-parcelles#les-terrasses">Les Terrasses</a></dd>');
  expect(filled).toContain("<dt>Rendement</dt><dd>38 hl/ha</dd>");
});

test("the back label is a lazy picture without a box on screen, its original, with its words; without one there is nothing", () => {
  expect(filled).toMatch(/<div[^>]* data-back-label=""><img/);
  const [label = ""] = /<img[^>]*back-les-terrasses[^>]*>/.exec(filled) ?? [];
  expect(label).toContain('src="/media/back-les-terrasses.webp"');
  expect(label).toContain('loading="lazy"');
  expect(label).toContain('alt="La contre-étiquette"');
  expect(quiet).not.toContain("back-label");
});

test("[§2] the pictures on the stage open at full size: a link to the first one, a slider with the runtime", () => {
  expect(productDetailDefinition.islands).toEqual({ enlarge: "interaction" });
  expect(filled).toMatch(
    /<div data-hole="enlarge"[^>]*><a href="\/images\/[^"]+"[^>]*aria-label="Voir [^"]+ en grand"/,
  );
  expect(none).toBe("");
});

test("where the product can be bought, the row of the form that goes into the cart is the chosen one", () => {
  const [fixture] = productDetailFixtures;
  if (!fixture) throw new Error("no fixture");
  const bought = renderFixture(ProductDetailView, { ...fixture, slots: { buy: "Ajouter" } });
  expect([...bought.matchAll(/id="product-form-(\d+)"[^>]*aria-current="true"/g)].map(([, id]) => id)).toEqual(["11"]);
  expect(renderFixture(ProductDetailView, { ...fixture, slots: {} })).not.toContain('aria-current="true"');

  expect(bought, "the price's tax and delivery are told below it").toContain("Toutes taxes comprises, hors livraison.");
  expect(renderFixture(ProductDetailView, { ...fixture, slots: {} })).not.toContain("Toutes taxes");
});

test("[§9] beside its purchase stand the prices by quantity, that of the first one marked, and how it comes", () => {
  const [fixture] = productDetailFixtures;
  const product = fixture?.data.product;
  if (!fixture || !product) throw new Error("no fixture");
  const parameters = sampleParameters({
    SHOW_PRICES: "true",
    FREE_SHIPPING_BOTTLES: "48",
    FREE_SHIPPING_AMOUNT: "380",
    CLICK_AND_COLLECT_DELAY: "2",
  });
  const show = (changes: Partial<typeof product>): string =>
    renderFixture(ProductDetailView, {
      ...fixture,
      data: { product: { ...product, ...changes }, parameters },
      slots: { buy: "Ajouter" },
    });
  const bought = show({});
  expect(
    [...bought.matchAll(/<div data-from="(\d+)"( data-active="")?><dt>([^<]+)</g)].map(([, ...step]) => step),
  ).toEqual([
    ["1", ' data-active=""', "1–5"],
    ["6", undefined, "6–11"],
    ["12", undefined, "12+"],
  ]);
  expect(bought).toContain("Livraison offerte dès 48 bouteilles ou 380,00\u00a0€ · retrait au domaine sous 2 h");
  expect(show({ hasShippingFees: false })).not.toContain("Livraison offerte dès");
});

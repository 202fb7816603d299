import { expect, test } from "vitest";

import { pageDescription } from "./page-description.ts";

const wine = "Le rouge de la maison : cabernet franc sur schiste, cueilli à la main, élevé dix mois en cuve et en fût.";

test("[§2 page-head] what was written for a page is said as it is, and after its mark on its later pages", () => {
  const written = "Le journal.";
  expect(pageDescription({ mark: "", written, texts: [wine], name: "Domaine" })).toBe(written);
  expect(pageDescription({ mark: "Page 2", written, texts: [wine], name: "Domaine" })).toBe("Page 2. Le journal.");
});

test("[§2] a page is described by the best of its texts alone when that says enough", () => {
  expect(pageDescription({ mark: "", texts: [wine, "Autre chose."], name: "Les Terrasses – Domaine" })).toBe(wine);
});

test("[§2] a short text is followed by the next one, and by the page's name at last", () => {
  expect(pageDescription({ mark: "", texts: ["", "Qui publie ce site", "L’éditeur est une famille."], name: "" })).toBe(
    "Qui publie ce site. L’éditeur est une famille.",
  );
  expect(pageDescription({ mark: "", texts: [], name: "À table – Domaine Clairveille" })).toBe(
    "À table – Domaine Clairveille",
  );
});

test("[§2] vintages, formats and later pages say which they are before they say the same", () => {
  expect(pageDescription({ mark: "Les Terrasses 2022", texts: [wine], name: "" })).toBe(`Les Terrasses 2022. ${wine}`);
  expect(pageDescription({ mark: "Page 2", texts: ["Vendanges et gel."], name: "Journal" })).toMatch(/^Page 2\. Vend/);
});

test("[§2] what is too long ends at a sentence, else at a word", () => {
  const first = "Quatorze hectares en culture biologique au-dessus de l’Orbrie.";
  const second =
    "La famille Aurival y fait son vin depuis 1921 : rouges, blancs, rosé, bulles, et une Nuit de vendange.";
  expect(pageDescription({ mark: "", texts: [`${first} ${second}`], name: "" })).toBe(first);
  const words = pageDescription({ mark: "", texts: ["vigne et vin, ".repeat(20)], name: "" });
  expect(words).toMatch(/vin…$|vigne…$|et…$/);
  expect(words.length).toBeLessThanOrEqual(160);
});

test("[§2] the ellipsis counts: no description is longer than what is shown of it", () => {
  const cut = pageDescription({ mark: "", texts: [`${"a".repeat(159)} bcd`], name: "" });
  expect(cut).toBe(`${"a".repeat(159)}…`);
  expect(pageDescription({ mark: "", texts: ["a".repeat(160)], name: "" })).toHaveLength(160);
});

test("[§2] a sentence that ends with a quotation mark ends behind it", () => {
  const quoted = `${"Une bulle d’une grande finesse, nette et sans fard. ".repeat(2)}« Rien de trop. » ${"Et la suite. ".repeat(9)}`;
  expect(pageDescription({ mark: "", texts: [quoted], name: "" })).toMatch(/[.»]$/);
});

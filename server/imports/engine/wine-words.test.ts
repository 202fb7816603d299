import { expect, test } from "vitest";

import { amountIn, centsOf, countIn } from "./amounts.ts";
import { asRichText, wordsIn } from "./html-words.ts";
import { capacityIn, colourIn, isWineByWords, yearIn, yearWithin } from "./wine-words.ts";

test.each<[string, number | null]>([
  ["75 cl", 750],
  ["75cL", 750],
  ["0,75 L", 750],
  ["1.5l", 1500],
  ["Magnum (1,5 L)", 1500],
  ["Magnum", 1500],
  ["Jéroboam", 3000],
  ["Demi-bouteille", 375],
  ["half bottle", 375],
  ["500 ml", 500],
  ["Bouteille", 750],
  ["6 x 75 cl", null],
  ["Carton de 6 bouteilles", null],
  ["Large", null],
  ["0 cl", null],
  ["9000 L", null],
])("%s holds %s ml", (text, ml) => {
  expect(capacityIn(text)).toBe(ml);
});

test("a year is one, and stands in a name once", () => {
  expect([yearIn("2019"), yearIn(" 2019 "), yearIn("1789"), yearIn("20190")]).toEqual([2019, 2019, null, null]);
  expect([yearWithin("Clos 2019"), yearWithin("Clos 2019 et 2020"), yearWithin("Cuvée 1000")]).toEqual([
    2019,
    null,
    null,
  ]);
});

test.each<[string, boolean]>([
  ["Vins > Rouges", true],
  ["Vin blanc", true],
  ["Food, Beverages & Tobacco > Beverages > Alcoholic Beverages > Wine", true],
  ["Champagne", true],
  ["Verres à vin", false],
  ["Wine glasses", false],
  ["Vinaigre", false],
  ["Accessoires", false],
])("%s: wine %s", (category, is) => {
  expect(isWineByWords([category])).toBe(is);
});

test("the colour is what the surest word says", () => {
  expect(colourIn(["", "Vins > Rosés", "Rouge"])).toBe("ROSE");
  expect(colourIn(["Crémant blanc"])).toBe("SPARKLING");
  expect(colourIn(["Bio", "Cuvée"])).toBe("");
});

test.each<[string, number | null, number | null]>([
  ["12.5", null, 1250],
  ["12,50 €", null, 1250],
  ["1 234,56", null, 123_456],
  ["1,234.56", null, 123_456],
  ["8.333333", 2000, 1000],
  ["10", 550, 1055],
  ["0.005", null, 1],
  ["0", null, 0],
  ["-3", null, null],
  ["free", null, null],
  ["", null, null],
  ["1e9", null, null],
  ["9999999", null, null],
])("%s with VAT of %s is %s cents", (text, rate, cents) => {
  const amount = amountIn(text);
  expect(amount === null ? null : centsOf(amount, rate)).toBe(cents);
});

test("what is sold without being there is none", () => {
  expect([countIn("-2"), countIn("12"), countIn("12.00"), countIn("12.5"), countIn("many")]).toEqual([
    0,
    12,
    12,
    null,
    null,
  ]);
});

test("words are had of rich text, and rich text of words", () => {
  expect(wordsIn("<p>A&amp;B</p><script>x</script><ul><li>C</li></ul>")).toBe("A&B C");
  expect(asRichText("One\nline\n\nTwo")).toBe("<p>One<br>line</p><p>Two</p>");
  expect(asRichText("<p>One</p>\n\nTwo")).toBe("<p>One</p>\n\nTwo");
});

import { expect, test } from "vitest";

import { companyAddress } from "#schemas/collections/every/company-address.ts";
import { product } from "#schemas/collections/every/product.ts";
import { shippingZone } from "#schemas/collections/every/shipping.ts";
import { valuesOf } from "#schemas/collections/record-document.ts";
import type { Field } from "#schemas/fields/field.ts";

import { itemWords } from "./place-words.ts";
import { whereIs } from "./record-words.ts";

const values = valuesOf(product, {
  name: { fr_FR: "Murets" },
  declinations: [{ reference: "MU-22", year: 2022, features: [{ label: { fr_FR: "Mise" } }] }, {}],
  labels: [
    {
      ...{ year: 2022, reference: "MU-22" },
      ingredients: [{ term: "sulphites", role: "preservative" }, { text: { fr_FR: "blanc d’œuf" } }, {}],
    },
  ],
});

test.each([
  ["name.fr_FR", "Nom (Français)"],
  ["labels", "Étiquettes électroniques"],
  ["labels.0.year", "Étiquettes électroniques › 2022 · MU-22 › Millésime"],
  [
    "labels.0.nutrition.salt",
    "Étiquettes électroniques › 2022 · MU-22 › Valeurs nutritionnelles pour 100 ml › Sel (g)",
  ],
  ["labels.0.ingredients.0.role", "Étiquettes électroniques › 2022 · MU-22 › Ingrédients › sulfites › Catégorie"],
  [
    "labels.0.ingredients.1.text.en_US",
    "Étiquettes électroniques › 2022 · MU-22 › Ingrédients › blanc d’œuf › Vos propres mots › English",
  ],
  ["labels.0.ingredients.2", "Étiquettes électroniques › 2022 · MU-22 › Ingrédients › 3"],
  ["declinations.1.price", "Déclinaisons › 2 › Prix TTC"],
  ["nowhere.1.x", "nowhere"],
])("what is wrong with %s is said of %s", (key, words) => {
  expect(whereIs(product, key, values, "fr_FR")).toBe(words);
});

test("an item is called what its list says, in the language of who reads", () => {
  const labels = product.fields["labels"];
  const ingredients = labels?.item?.["ingredients"];
  if (!labels || !ingredients) throw new Error("Products have labels, and these ingredients");
  expect(itemWords(labels, { year: 2023 }, "en_US")).toBe("2023");
  expect(itemWords(labels, {}, "en_US")).toBeUndefined();
  expect(itemWords(ingredients, { term: "grapes" }, "en_US")).toBe("grapes");
  // A text that is written in another language alone still says which one it is.
  expect(itemWords(ingredients, { term: "", text: { en_US: "egg white" } }, "fr_FR")).toBe("egg white");
});

test.each([
  ["declinations", { reference: "MU-22" }, "MU-22", "MU-22"],
  ["grapes", { name: { en_US: "Gamay" } }, "Gamay", "Gamay"],
  ["features", { label: { fr_FR: "Mise", en_US: "Bottled" } }, "Mise", "Bottled"],
  ["vintages", { year: 2022 }, "2022", "2022"],
  ["decreasingDiscounts", { fromQuantity: 6, amount: 550 }, "6 · 5,5 · Pour cent", "6 · 5.5 · Percent"],
  ["discounts", {}, "10 · Pour cent", "10 · Percent"],
  ["recommendations", { product: 3 }, "products 3", "products 3"],
  ["boxItems", { declination: 4, quantity: 2 }, "2 · declination 4", "2 · declination 4"],
  ["recommendations", { product: null }, undefined, undefined],
  ["grapes", { percent: 40 }, undefined, undefined],
] as const)("an item of %s is called by what it says: %j", (name, stored, french, english) => {
  const list = product.fields[name];
  if (!list) throw new Error(`Products have ${name}`);
  const names = { of: (field: Field, id: number) => `${String(field.describe()["to"])} ${id}` };
  expect([itemWords(list, stored, "fr_FR", names), itemWords(list, stored, "en_US", names)]).toEqual([french, english]);
});

test("prices of parcels and opening hours are called by when they hold", () => {
  const prices = shippingZone.fields["rates"]?.item?.["prices"];
  const hours = companyAddress.fields["openingHours"];
  if (!prices || !hours) throw new Error("Zones have prices, and addresses hours");
  expect(itemWords(prices, { bottles: 12, cents: 1290 }, "fr_FR")).toBe("12 · 12,90\u00a0€");
  expect(itemWords(prices, { cents: 1290 }, "en_US")).toBe("6 · €12.90");
  expect(itemWords(hours, { opens: "09:00", closes: "12:00" }, "fr_FR")).toBe("Lundi · 09:00 · 12:00");
  expect(itemWords(hours, { opens: "09:00", closes: "12:00" }, "en_US")).toBe("Monday · 09:00 · 12:00");
});

import { expect, test } from "vitest";

import { checkRecord } from "../check-record.ts";
import { blankRecord, type RecordDocument, valuesOf } from "../record-document.ts";
import { setRecord } from "../set-record.ts";
import { product } from "./product.ts";

const form = { reference: "EC-22", price: 1450, year: 2022 };
const wine = { name: { fr_FR: "Éclat" }, declinations: [form, { ...form, reference: "EC-23", year: 2023 }] };

const told = { ingredients: [{ term: "grapes" }] };
const grams = { fat: 0, saturates: 0, carbohydrates: 0.6, sugars: 0.1, protein: 0, salt: 0 };

const problems = (values: Readonly<Record<string, unknown>>): readonly string[] =>
  checkRecord(product, valuesOf(product, { ...wine, ...values })).map(({ key, messageKey }) => `${key} ${messageKey}`);

test("a wine with two vintages needs nothing more", () => {
  expect(problems({})).toEqual([]);
  expect(checkRecord(product, blankRecord(product).values).map(({ key }) => key)).toEqual(["name.fr_FR"]);
});

test("a wine's form calls nothing but labels so: its tags aren't what stands on the bottle", () => {
  const named = Object.entries(product.fields).filter(([, { label }]) => label.fr_FR?.startsWith("Étiquette"));
  expect(named.map(([key]) => key)).toEqual(["labels"]);
});

test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
  [
    "what is sold has a reference of its own and a price",
    { declinations: [form, { ...form, price: null }, {}] },
    [
      "declinations.1.price key.required",
      "declinations.2.reference key.required",
      "declinations.2.price key.required",
      "declinations.1.reference key.repeated",
    ],
  ],
  [
    "a discount is no more than all of a price, and ends after it began",
    {
      discounts: [
        { type: "PERCENT", amount: 10_001 },
        { type: "EURO", amount: 10_001, startsAt: "2026-05-02T10:00:00.000Z", endsAt: "2026-05-01T10:00:00.000Z" },
      ],
      declinations: [{ ...form, discounts: [{ amount: 20_000 }] }],
      decreasingDiscounts: [
        { fromQuantity: 6, amount: 20_000 },
        { fromQuantity: 6, amount: 500 },
      ],
    },
    [
      "declinations.0.discounts.0.amount key.tooHigh",
      "discounts.0.amount key.tooHigh",
      "discounts.1.endsAt key.afterStart",
      "decreasingDiscounts.0.amount key.tooHigh",
      "decreasingDiscounts.1.fromQuantity key.repeated",
    ],
  ],
  ["of a span both ends are said", { serving: { min: 14 }, keeping: {} }, ["serving.max key.required"]],
  ["a span goes up", { keeping: { min: 10, max: 3 } }, ["keeping.max key.tooLow"]],
  [
    "nutrition is told whole, as the law wants it",
    { nutrition: { energyKj: 300, energyKcal: 72, fat: 0, saturates: 0, carbohydrates: 1, sugars: 1, protein: 0 } },
    ["nutrition.salt key.required"],
  ],
  ["nobody tells of nutrition", { nutrition: { fat: null, salt: null } }, []],
  [
    "an item of a list says what it is",
    {
      grapes: [{ name: { en_US: "Syrah" }, percent: 40 }],
      vintages: [{ year: null, text: { fr_FR: "Chaud" } }],
      pairings: [{ mealIcon: null, text: {} }],
      recommendations: [{ product: 3 }, { product: 3 }],
    },
    [
      "grapes.0.name.fr_FR key.required",
      "vintages.0.year key.required",
      "pairings.0.mealIcon key.required",
      "recommendations.1.product key.repeated",
    ],
  ],
  [
    "a wine's label stands once; whether there are bottles of it is asked where it is saved",
    {
      labels: [
        { ...told, year: 2022 },
        { ...told, year: 2023, reference: "EC-23" },
        { ...told, year: 2021 },
        { ...told, year: 2022, reference: "EC-23" },
        { ...told, year: 2022 },
        {},
      ],
    },
    ["labels.5.ingredients key.required", "labels.4.year key.repeated"],
  ],
  [
    "an ingredient has a name from the list or words of one's own, in languages that are said",
    {
      labels: [
        {
          year: 2022,
          ingredients: [
            { term: "sulphites", role: "preservative" },
            { text: { en_US: "egg white" }, isAllergen: true, elsewhere: [{ language: "de", text: "Eiklar" }] },
            { role: "stabiliser" },
            {
              term: "grapes",
              text: { fr_FR: "raisins" },
              isAllergen: true,
              elsewhere: [{ language: "de", text: "x" }],
            },
            { elsewhere: [{ text: "Eiklar" }, { language: "de" }, { language: "de", text: "Eiklar" }] },
          ],
          allergensElsewhere: [{ language: "it" }],
        },
      ],
    },
    [
      "labels.0.ingredients.2.text key.required",
      "labels.0.ingredients.3.text key.onlyOwnWords",
      "labels.0.ingredients.3.elsewhere key.onlyOwnWords",
      "labels.0.ingredients.3.isAllergen key.onlyOwnWords",
      "labels.0.ingredients.4.elsewhere.0.language key.required",
      "labels.0.ingredients.4.elsewhere.1.text key.required",
      "labels.0.ingredients.4.elsewhere.2.language key.repeated",
      "labels.0.allergensElsewhere.0.text key.required",
    ],
  ],
  [
    "its energy is said, or left where the alcohol is known; whether that can be true is asked where it is saved",
    {
      declinations: [form, { ...form, reference: "EC-23", year: 2023, alcohol: 13 }],
      labels: [
        { year: 2022, nutrition: { ...grams, salt: null } },
        { year: 2023, nutrition: { ...grams, saturates: 2, sugars: 0.7 } },
        { year: 2023, reference: "EC-23", nutrition: { ...grams, energyKj: 75, energyKcal: 310 } },
        { year: 2022, reference: "EC-22", nutrition: { ...grams, energyKj: 310 } },
      ],
    },
    [
      "labels.0.nutrition.energyKj key.required",
      "labels.0.nutrition.energyKcal key.required",
      "labels.0.nutrition.salt key.required",
      "labels.3.nutrition.energyKcal key.required",
    ],
  ],
  ["only a wine has labels", { type: "OTHER", labels: [{ ...told, year: 2022 }] }, ["labels key.onlyWines"]],
  ["a box alone holds something", { boxItems: [{ declination: 3, quantity: 2 }] }, ["boxItems key.onlyBoxes"]],
])("%s", (_rule, values, expected) => {
  expect(problems(values)).toEqual(expected);
});

test.each([
  ["declinations", [{ ...form, price: 14.5 }]],
  ["declinations", [{ ...form, id: 0 }]],
  ["declinations", [{ ...form, more: 1 }]],
  ["labels", [{ ...told, year: "2022" }]],
  ["labels", [{ ingredients: [{ term: "grape juice" }] }]],
  ["labels", [{ allergensElsewhere: [{ language: "fr", text: "x" }] }]],
  ["kind", "BLUE"],
  ["vatRate", 20_000],
  ["recommendations", [{ product: "3" }]],
])("%s doesn't take %j", (field, value) => {
  const document: RecordDocument = { version: 1, values: valuesOf(product, wine) };
  expect(setRecord(product, document, { type: "set", field, value })).toMatchObject({
    ok: false,
    error: { code: "invalid-value" },
  });
});

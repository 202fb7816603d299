import { expect, test } from "vitest";

import { labelItems } from "./product-labels.ts";

const forms = [
  { id: 1, reference: "A-23", year: 2023 },
  { id: 2, reference: "A-23-MAG", year: 2023 },
  { id: 3, reference: "A-22", year: 2022 },
  { id: 4, reference: "A-GIFT", year: null },
];
const document = (term: string) => JSON.stringify({ v: 1, ingredients: [{ term }], nutrition: null, allergens: {} });
const items = (documents: Readonly<Record<number, string>>) =>
  labelItems(forms, new Map(Object.entries(documents).map(([id, text]) => [Number(id), text]))).map(
    ({ year, reference, ingredients }) => [year, reference, (ingredients as { readonly term: string }[])[0]?.term],
  );

test("sizes of a vintage that hold the same have one label, and each vintage its own", () => {
  const [grapes, sucrose] = [document("grapes"), document("sucrose")];
  expect(items({ 1: grapes, 2: grapes, 3: sucrose, 4: grapes })).toEqual([
    [2023, "", "grapes"],
    [2022, "", "sucrose"],
    [null, "", "grapes"],
  ]);
});

test("a size that holds something else has one of its own beside that of its vintage", () => {
  expect(items({ 1: document("grapes"), 2: document("sucrose") })).toEqual([
    [2023, "", "grapes"],
    [2023, "A-23-MAG", "sucrose"],
  ]);
});

test("where a size says nothing no label is its vintage's: nobody has said that it holds the same", () => {
  expect(items({ 2: document("grapes") })).toEqual([[2023, "A-23-MAG", "grapes"]]);
  expect(items({})).toEqual([]);
});

test("a text keeps all its languages, those of the site beside the others", () => {
  const text = { fr: "blanc d’œuf", de: "Eiklar", en: "egg white" };
  const said = { v: 1, ingredients: [{ text, isAllergen: true, role: "stabiliser" }], allergens: { it: "Uova" } };
  expect(labelItems(forms.slice(2, 3), new Map([[3, JSON.stringify(said)]]))).toEqual([
    {
      ...{ year: 2022, reference: "", nutrition: {}, acids: null },
      ingredients: [
        {
          ...{ term: "", role: "stabiliser", isAllergen: true },
          text: { fr_FR: "blanc d’œuf", en_US: "egg white" },
          elsewhere: [{ language: "de", text: "Eiklar" }],
        },
      ],
      ...{ allergens: {}, allergensElsewhere: [{ language: "it", text: "Uova" }] },
    },
  ]);
});

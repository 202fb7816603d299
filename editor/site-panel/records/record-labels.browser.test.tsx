import { runInAction } from "mobx";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { product } from "#schemas/collections/every/product.ts";

import { axeProblems } from "../../kit/test-editor.tsx";
import { RefusedFields } from "./refused-fields.ts";
import { showRecord } from "./test-record-form.tsx";

const wine = {
  name: { fr_FR: "Murets" },
  declinations: [{ reference: "MU-24", year: 2024, price: 1450, alcohol: 13 }],
};
const labels = [
  {
    year: 2024,
    ingredients: [{ term: "grapes" }, { term: "sulphites", role: "preservative" }, { text: { fr_FR: "Blanc d’œuf" } }],
    nutrition: {
      energyKj: 315,
      energyKcal: 76,
      fat: 0,
      saturates: 0,
      carbohydrates: 0.6,
      sugars: 0.1,
      protein: 0,
      salt: 0,
    },
  },
];

const listOf = (name: string) => page.getByRole("group", { name, exact: true });
const add = async (list: string) =>
  await userEvent.click(listOf(list).getByRole("button", { name: "Ajouter un élément" }).last());

test("a vintage is told what is in it: ingredients chosen from the list or in words of one's own, and its figures", async () => {
  const draft = await showRecord(product, wine);
  await add("Étiquettes électroniques");
  const label = listOf("Étiquettes électroniques");
  await label.getByLabelText("Millésime", { exact: true }).fill("2024");
  await add("Ingrédients");
  const ingredients = listOf("Ingrédients").first();
  await ingredients.getByLabelText("Nom", { exact: true }).selectOptions("sulfites");
  await ingredients.getByLabelText("Catégorie", { exact: true }).selectOptions("conservateur");
  await expect.element(ingredients.getByRole("button", { name: "sulfites", exact: true })).toBeVisible();
  await add("Ingrédients");
  await ingredients.getByLabelText("Vos propres mots (Français)", { exact: true }).fill("Blanc d’œuf");
  await ingredients.getByLabelText("Vos propres mots (English)", { exact: true }).fill("Egg white");
  await userEvent.click(ingredients.getByLabelText("Allergène", { exact: true }));
  await label.getByLabelText("Glucides (g)", { exact: true }).fill("0,6");
  await label.getByLabelText("Acidité totale pour 100 ml (g)", { exact: true }).fill("0,6");
  expect(draft.document.values["labels"]).toEqual([
    {
      ...{ year: 2024, acids: 0.6, nutrition: { carbohydrates: 0.6 } },
      ingredients: [
        { term: "sulphites", role: "preservative" },
        { text: { fr_FR: "Blanc d’œuf", en_US: "Egg white" }, isAllergen: true },
      ],
    },
  ]);
  // A label is called by its vintage.
  await expect.element(label.getByRole("button", { name: "2024", exact: true })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test("last year's label is copied, and given its own vintage", async () => {
  const draft = await showRecord(product, { ...wine, labels });
  const label = listOf("Étiquettes électroniques");
  await userEvent.click(label.getByRole("button", { name: "Dupliquer «\u00a02024\u00a0»" }));
  await label.getByLabelText("Millésime", { exact: true }).fill("2025");
  expect(draft.document.values["labels"]).toEqual([labels[0], { ...labels[0], year: 2025 }]);
});

test("what the server refuses of a label is told below it, with where in it that stands", async () => {
  const refused = new RefusedFields();
  const draft = await showRecord(product, { ...wine, labels }, "fr_FR", 800, refused);
  runInAction(() =>
    refused.tell(
      [
        { key: "labels.0.ingredients.1.role", words: "contient quelque chose d’illisible" },
        { key: "labels.0.nutrition.energyKcal", words: "ne va pas avec les kJ" },
      ],
      draft.document.values,
    ),
  );
  const told = [
    "2024 › Ingrédients › sulfites › Catégorie – contient quelque chose d’illisible",
    "2024 › Valeurs nutritionnelles pour 100 ml › Énergie (kcal) – ne va pas avec les kJ",
  ];
  await expect.element(page.getByText(told.join(" · "))).toBeVisible();
});

test.each(["fr_FR", "en_US"] as const)("on a phone nothing of a label is wider than it, in %s", async (locale) => {
  const longWords = "Gummiarabikumstabilisierungsmittel".repeat(3);
  const said = [
    { ...labels[0], reference: longWords, ingredients: [{ text: { fr_FR: longWords, en_US: longWords } }] },
  ];
  await showRecord(product, { ...wine, labels: said }, locale, 340);
  await userEvent.click(page.getByRole("button", { name: /^2024/ }).first());
  await userEvent.click(page.getByRole("button", { name: longWords, exact: true }));
  await expect
    .element(page.getByLabelText(locale === "fr_FR" ? "Catégorie" : "Category", { exact: true }))
    .toBeVisible();
  const { right } = listOf(locale === "fr_FR" ? "Étiquettes électroniques" : "E-labels")
    .element()
    .getBoundingClientRect();
  // Quiet buttons stand out by their padding, so that their words are in line with what is below.
  const padding = 12;
  const wide = [...document.querySelectorAll("input, textarea, select, button, legend, p")].filter(
    (element) => element.getBoundingClientRect().right > right + padding,
  );
  expect(wide.map((element) => element.outerHTML.slice(0, 200))).toEqual([]);
});

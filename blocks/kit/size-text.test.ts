import { expect, test } from "vitest";

import { sampleDeclination } from "#blocks/kit/samples.ts";

import { sizeText } from "./size-text.ts";

const form = (capacity: number, ...labels: readonly string[]) =>
  sampleDeclination({ capacity, variations: labels.map((label, id) => ({ idVariation: 1, id, label })) });

test("[§9] a form is told by its variations and by what it holds", () => {
  expect(sizeText(form(75, "Bouteille"), "fr-FR")).toBe("Bouteille, 75\u00a0cl");
  expect(sizeText(form(75), "fr-FR")).toBe("75\u00a0cl");
});

test("what it holds is said once", () => {
  expect(sizeText(form(50, "Bouteille de 50 cl"), "fr-FR")).toBe("Bouteille de 50 cl");
  expect(sizeText(form(50, "Half-liter bottle"), "en-US")).toBe("Half-liter bottle, 50\u00a0cl");
});

test("what holds nothing has no size", () => {
  expect(sizeText(form(0), "fr-FR")).toBe("");
});

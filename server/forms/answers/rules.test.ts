import { expect, test } from "vitest";

import { fieldOf, type FormDocument, type FormField } from "#schemas/forms/form-document.ts";
import { allFieldsForm } from "#tests/factories/all-fields-form.ts";

import { linesOf } from "./rules.ts";

const formWith = (...fields: readonly FormField[]): FormDocument => ({
  ...allFieldsForm(),
  steps: [{ key: "s1", title: {}, fields }],
});

test("a hidden field is called what the estate calls it among the answers, else that it is one; never its key", () => {
  const named = fieldOf({ key: "hidden_a1b2c3", kind: "hidden", label: { fr_FR: "Provenance" } });
  const unnamed = fieldOf({ key: "hidden_d4e5f6", kind: "hidden", label: {} });
  const answer = [named, unnamed].map(({ key }) => ({ key, held: ["la cave"] }));
  const labels = linesOf(formWith(named, unnamed), answer).map(({ label }) => label);
  expect(labels).toEqual(["Provenance", "Champ caché"]);
});

test("what was asked for a day says so and is kept as one; what looks like one elsewhere doesn't", () => {
  const day = fieldOf({ key: "day", kind: "date", label: { fr_FR: "Jour" } });
  const note = fieldOf({ key: "note", kind: "text", label: { fr_FR: "Remarque" } });
  const answer = [day, note].map(({ key }) => ({ key, held: ["2027-05-05"] }));
  expect(linesOf(formWith(day, note), answer)).toEqual([
    { key: "day", label: "Jour", said: ["2027-05-05"], isDay: true },
    { key: "note", label: "Remarque", said: ["2027-05-05"] },
  ]);
});

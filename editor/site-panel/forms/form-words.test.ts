import { expect, test } from "vitest";

import { fieldOf } from "#schemas/forms/form-document.ts";
import type { FormCommand } from "#schemas/forms/editing/form-command.ts";
import { allFieldsForm } from "#tests/factories/all-fields-form.ts";

import { kindNames } from "./form-names.ts";
import { formPlace } from "./form-words.ts";

const form = allFieldsForm();
const { words } = formPlace(7);

test.each<[FormCommand, string, string | undefined]>([
  [{ type: "set", property: "title", locale: "fr_FR", value: "x" }, "formSet", "Titre"],
  [{ type: "set", field: "name", property: "isRequired", value: true }, "formSet", "Nom · Réponse obligatoire"],
  [{ type: "remove-field", field: "name" }, "formFieldRemoved", "Nom"],
  [{ type: "move-field", field: "source", step: "step2", after: null }, "formFieldMoved", "Valeur cachée"],
  [{ type: "remove-step", step: "step1" }, "formStepRemoved", undefined],
  [{ type: "set-all", form }, "restored", undefined],
])("[LA1] %j is told as %s of %s", (command, key, name) => {
  const label = words.describe(form, [command]);
  expect(label.key).toBe(key);
  expect(Object.values(label.values ?? {})[0]).toEqual(
    name === undefined ? undefined : expect.objectContaining({ fr_FR: name }),
  );
});

test("[LA1] what is added is called by its kind, and several things are counted", () => {
  const field = fieldOf({ key: "day_2", kind: "date", label: {} });
  const insert: FormCommand = { type: "insert-field", step: "step1", after: null, field };
  expect(words.describe(form, [insert])).toEqual({ key: "formFieldAdded", values: { field: kindNames.date } });
  expect(words.describe(form, [insert, insert])).toEqual({ key: "several", values: { count: 2 } });
});

test.each([
  ["form/title/fr_FR", "Titre (Français)"],
  ["fields/name/max", "Nom · Maximum"],
  ["fields/name/label/en_US", "Nom · Question (English)"],
  ["fields/topic/options/wine/label/fr_FR", "Sujet · Question (Français)"],
  ["fields/name", "Nom"],
  ["steps/step1/title/fr_FR", "Titre (Français)"],
])("a conflict names %s in words", (leaf, name) => {
  expect(words.leafName(form, leaf).fr_FR).toBe(name);
});

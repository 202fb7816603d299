import { describe, expect, test } from "vitest";

import { allFieldsForm } from "#tests/factories/all-fields-form.ts";
import { addedField, applied, keysOf, set } from "#tests/factories/form-commands.ts";

import { fieldsOf, type FormDocument } from "../form-document.ts";
import { parseFormDraft, readForm } from "../read-form.ts";
import { contactFormId, standardForms } from "../standard-forms.ts";
import { changeForm } from "./change-form.ts";
import { type FormCommand, parseFormCommand } from "./form-command.ts";
import { changedLeaves } from "./form-kind.ts";
import { findField } from "./form-places.ts";

const form = allFieldsForm();

describe("a command", () => {
  test("[FO17] sets one value and nothing else; the form that it is given stays as it was", () => {
    const before = structuredClone(form);
    const label = applied(form, set("label", "Your name", { field: "name", locale: "en_US" })).document;
    expect(changedLeaves(form, label)).toEqual(["fields/name/label/en_US"]);
    expect(findField(label, "name")?.field.label).toEqual({ fr_FR: "Nom", en_US: "Your name" });
    expect(changedLeaves(form, applied(form, set("retentionDays", 90)).document)).toEqual(["form/retentionDays"]);
    const step = applied(form, set("title", "", { step: "step1", locale: "fr_FR" })).document;
    expect(step.steps[0]?.title).toEqual({ en_US: "Vous (en)" });
    const option = applied(form, set("label", "Le vin", { field: "topic", option: "wine", locale: "fr_FR" })).document;
    expect(findField(option, "topic")?.field.options[1]?.label.fr_FR).toBe("Le vin");
    expect(form).toEqual(before);
  });

  test("[FO17] puts fields and steps in their places, takes them out and moves them", () => {
    const inserted = applied(form, { type: "insert-field", step: "step2", after: "topic", field: addedField }).document;
    expect(keysOf(inserted)[1]?.slice(0, 3)).toEqual(["topic", "text_new", "extra"]);
    const moved = applied(inserted, { type: "move-field", field: "text_new", step: "step1", after: null }).document;
    expect(keysOf(moved)[0]?.[0]).toBe("text_new");
    const removed = applied(moved, { type: "remove-field", field: "text_new" }).document;
    expect(removed).toEqual(form);
    const swapped = applied(form, { type: "move-step", step: "step1", after: "step2" }).document;
    expect(swapped.steps.map(({ key }) => key)).toEqual(["step2", "step1"]);
    expect(applied(form, { type: "remove-step", step: "step1" }).document.steps).toHaveLength(1);
  });

  test("[FO18] leaves a form unfinished, and within its bounds", () => {
    let draft = applied(form, set("label", "", { field: "name", locale: "fr_FR" })).document;
    draft = applied(draft, set("options", [], { field: "topic" })).document;
    draft = applied(draft, set("files", [], { field: "papers" })).document;
    draft = applied(draft, set("title", "", { locale: "fr_FR" })).document;
    const read = readForm(draft);
    expect(read.ok ? [] : read.error.map(({ key }) => key)).toEqual([
      "title.fr_FR",
      "steps.0.fields.1.label.fr_FR",
      "steps.1.fields.0.options",
      "steps.1.fields.5.files",
    ]);
    expect(parseFormDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test.each<[FormCommand, string, string | null]>([
    [set("retentionDays", 0), "invalid-value", "retentionDays"],
    [set("recipients", ["nobody"]), "invalid-value", "recipients.0"],
    [set("title", "x".repeat(201), { locale: "fr_FR" }), "invalid-value", "title.fr_FR"],
    [set("title", 4, { locale: "fr_FR" }), "invalid-value", "title.fr_FR"],
    [set("max", "4", { field: "name" }), "invalid-value", "max"],
    [set("kind", "file", { field: "name" }), "invalid-value", "kind"],
    [set("options", [{ value: "a b" }], { field: "topic" }), "invalid-value", "options.0.value"],
    [set("options", [{ value: "a" }, { value: "a" }], { field: "topic" }), "invalid-value", "options.1.value"],
    [set("title", "x"), "invalid-command", null],
    [set("key", "other", { field: "name" }), "invalid-command", null],
    [set("key", "other", { step: "step1" }), "invalid-command", null],
    [set("version", 2), "invalid-command", null],
    [set("__proto__", {}), "invalid-command", null],
    [set("isRequired", true, { field: "name", locale: "fr_FR" }), "invalid-command", null],
    [set("isRequired", true, { field: "nobody" }), "gone", null],
    [set("label", "x", { field: "topic", option: "none", locale: "fr_FR" }), "gone", null],
    [set("title", "x", { step: "step9", locale: "fr_FR" }), "gone", null],
    [{ type: "insert-field", step: "step1", after: null, field: { ...addedField, key: "name" } }, "key-taken", null],
    [
      { type: "insert-field", step: "step1", after: null, field: { ...addedField, key: "constructor" } },
      "invalid-value",
      "key",
    ],
    [{ type: "insert-field", step: "step1", after: "topic", field: addedField }, "gone", null],
    [{ type: "insert-step", after: null, step: { key: "step1", title: {}, fields: [] } }, "key-taken", null],
    [
      { type: "insert-step", after: null, step: { key: "s", title: {}, fields: [addedField, addedField] } },
      "invalid-value",
      "fields.1.key",
    ],
    [{ type: "move-step", step: "step1", after: "step1" }, "gone", null],
    [{ type: "remove-field", field: "nobody" }, "gone", null],
  ])("[FO18] %j is refused: %s", (command, code, key) => {
    const result = changeForm(form, command);
    expect(result).toMatchObject({ ok: false, error: { code } });
    if (key !== null) expect(result).toMatchObject({ error: { problems: [{ key }] } });
  });

  test("[FO18] a choice may become another kind of choice, and a line a long text", () => {
    expect(findField(applied(form, set("kind", "radio", { field: "topic" })).document, "topic")?.field.kind).toBe(
      "radio",
    );
    expect(changeForm(form, set("kind", "longtext", { field: "name" })).ok).toBe(true);
    expect(changeForm(form, set("kind", "text", { field: "topic" })).ok).toBe(false);
  });

  test("[FO18] there are never more fields and steps than a form may have", () => {
    const many = Array.from({ length: 10 }).reduce<FormDocument>(
      (at, _, index) =>
        applied(at, {
          type: "insert-step",
          after: null,
          step: {
            key: `more${index}`,
            title: {},
            fields: Array.from({ length: 6 }, (_each, own) => ({ ...addedField, key: `f_${index}_${own}` })),
          },
        }).document,
      { ...form, steps: [] },
    );
    expect(fieldsOf(many)).toHaveLength(60);
    const more: FormCommand = { type: "insert-field", step: "more0", after: null, field: addedField };
    expect(changeForm(many, more)).toMatchObject({ ok: false, error: { code: "too-many" } });
    expect(
      changeForm(many, { type: "insert-step", after: null, step: { key: "last", title: {}, fields: [] } }),
    ).toMatchObject({ ok: false, error: { code: "too-many" } });
    // What was there comes back whatever else is.
    expect(changeForm(many, { ...more, restores: true }).ok).toBe(true);
  });

  test("[FO19] puts back a value that couldn't be set anew", () => {
    const odd: FormDocument = { ...form, retentionDays: 0, send: { fr_FR: "" } };
    for (const command of [set("retentionDays", 4), set("send", "Go", { locale: "fr_FR" })]) {
      const { document, inverse } = applied(odd, command);
      expect(applied(document, inverse).document).toEqual(odd);
    }
  });

  test("[FO23] is read by its shape; what marks an inverse is left out, and so is what comes from no outside", () => {
    const whole: readonly FormCommand[] = [
      set("title", "x", { locale: "fr_FR" }),
      set("label", "x", { field: "topic", option: "wine", locale: "fr_FR" }),
      set("min", null, { field: "name" }),
      { type: "insert-field", step: "step1", after: null, field: addedField },
      { type: "remove-field", field: "name" },
      { type: "move-field", field: "name", step: "step2", after: "topic" },
      { type: "insert-step", after: "step1", step: { key: "s", title: {}, fields: [] } },
      { type: "remove-step", step: "step1" },
      { type: "move-step", step: "step1", after: null },
    ];
    for (const command of whole)
      expect(parseFormCommand({ ...command, restores: true })).toEqual({ ok: true, value: command });
    const bad: readonly unknown[] = [
      null,
      [],
      { type: "set-all", form },
      { type: "constructor" },
      { type: "set" },
      { type: "set", property: "title", locale: "de_DE" },
      { type: "set", property: "title", step: "a", field: "b" },
      { type: "set", property: "label", option: "b" },
      { ...set("title"), more: 1 },
      { type: "remove-field" },
      { type: "remove-field", field: 4 },
      { type: "remove-field", field: "name", step: "step1" },
      { type: "move-field", field: "name", step: "step1" },
      { type: "insert-field", step: "step1", after: null, field: "name" },
    ];
    for (const value of bad) expect({ value, ok: parseFormCommand(value).ok }).toEqual({ value, ok: false });
  });
});

describe("stored forms", () => {
  test("[FO22] whose steps have no keys get some that nobody has", () => {
    const stored = {
      ...form,
      steps: [{ fields: form.steps[0]?.fields }, { key: "step1", fields: form.steps[1]?.fields }],
    };
    const read = readForm(stored);
    expect(read.ok && read.value.steps.map(({ key }) => key)).toEqual(["step2", "step1"]);
    expect(standardForms.get(contactFormId)?.steps.map(({ key }) => key)).toEqual(["step1"]);
    const twice = readForm({ ...form, steps: form.steps.map((step) => ({ ...step, key: "same" })) });
    expect(twice).toMatchObject({ ok: false, error: [{ key: "steps.1.key" }] });
  });

  test.each(["", "7", "[]", "null", "{}", '{"version":2}'])("[FO18] %s are none", (text) => {
    expect(parseFormDraft(text)).toBeNull();
  });

  test("[FO18] two fields of one key are none", () => {
    const [first] = form.steps;
    expect(parseFormDraft(JSON.stringify({ ...form, steps: [first, { ...first, key: "other" }] }))).toBeNull();
  });
});

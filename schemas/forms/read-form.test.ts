import { expect, test } from "vitest";

import { allFieldsForm } from "#tests/factories/all-fields-form.ts";

import { fieldsOf, type FormField } from "./form-document.ts";
import { localizeForm } from "./localize-form.ts";
import { readForm } from "./read-form.ts";

const form = allFieldsForm();

/** The keys of what is wrong when one field is as given. */
function wrong(change: Partial<Record<keyof FormField, unknown>>, at = 1): readonly string[] {
  const fields = fieldsOf(form).map((field, index) => (index === at ? { ...field, ...change } : field));
  const read = readForm({ ...form, steps: [{ title: {}, fields }] });
  return read.ok ? [] : read.error.map(({ key, messageKey }) => `${key} ${messageKey}`);
}

test("[FO1] a form is read as it was written, and what is left out is as a new field has it", () => {
  expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual({ ok: true, value: form });
  const short = {
    version: 1,
    title: { fr_FR: "Court" },
    steps: [{ fields: [{ key: "mail", kind: "email", label: { fr_FR: "E-mail" } }] }],
  };
  const read = readForm(short);
  expect(read).toMatchObject({
    ok: true,
    value: {
      recipients: [],
      confirms: false,
      retentionDays: 365,
      steps: [{ title: {}, fields: [{ when: [], max: null }] }],
    },
  });
});

test.each([
  [null, ["", "version"]],
  [[], ["", "version"]],
  [{ ...form, version: 2 }, ["version"]],
  [{ ...form, title: { de_DE: "Alles" } }, ["title.de_DE"]],
  [{ ...form, title: {} }, ["title.fr_FR"]],
  [{ ...form, more: 1 }, ["more"]],
  [{ ...form, recipients: ["a@b.fr\nBcc: c@d.fr"] }, ["recipients.0"]],
  [{ ...form, recipients: Array.from({ length: 11 }, () => "a@b.fr") }, ["recipients"]],
  [{ ...form, retentionDays: 0 }, ["retentionDays"]],
  [{ ...form, retentionDays: 1.5 }, ["retentionDays"]],
  [{ ...form, retentionDays: 4000 }, ["retentionDays"]],
  [{ ...form, steps: [] }, ["steps"]],
  [{ ...form, steps: [{ fields: [{ key: "x", kind: "heading", label: { fr_FR: "X" } }] }] }, ["steps"]],
  [{ ...form, steps: Array.from({ length: 11 }, () => ({ fields: [] })) }, ["steps"]],
  [{ ...form, steps: [{ fields: "all" }] }, ["steps.0.fields"]],
  [{ ...form, text: { fr_FR: "a\u0000" } }, ["text.fr_FR"]],
])("[FO1] what can't be a form is refused under its key (%#)", (value, keys) => {
  const read = readForm(value);
  expect(read.ok ? [] : read.error.map(({ key }) => key)).toEqual(keys);
});

test("[FO1] a field is refused for what it can't be", () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ kind: "password" })[0]).toBe("steps.0.fields.1.kind key.choice");
  expect(wrong({ min: 9, max: 3 })).toEqual(["steps.0.fields.1.max key.tooLow"]);
  expect(wrong({ max: 100_000 })).toEqual(["steps.0.fields.1.max key.tooHigh"]);
  expect(wrong({ pattern: "(" })).toEqual(["steps.0.fields.1.pattern key.linePattern"]);
  expect(wrong({ from: "yesterday!" })).toEqual(["steps.0.fields.1.from key.day"]);
  expect(wrong({ options: [{ value: "a", label: { fr_FR: "A" } }] })).toEqual(["steps.0.fields.1.options key.unknown"]);
  expect(wrong({ kind: "radio", options: [] })).toEqual(["steps.0.fields.1.options key.oneAtLeast"]);
  expect(wrong({ kind: "file", files: ["exe"] })).toEqual(["steps.0.fields.1.files key.choices"]);
  expect(wrong({ label: {} })).toEqual(["steps.0.fields.1.label.fr_FR key.required"]);
});

test("[FO16] a field that nobody could answer is refused", () => {
  const at = "steps.0.fields.1";
  expect(wrong({ min: 201, max: null })).toEqual([`${at}.min key.tooHigh`]);
  expect(wrong({ min: 200, max: null })).toEqual([]);
  expect(wrong({ min: 201, max: 500, pattern: "a*" })).toEqual([`${at}.min key.tooHigh`]);
  expect(wrong({ min: null, max: 0 })).toEqual([`${at}.max key.tooLow`]);
  const options = [{ value: "a", label: { fr_FR: "A" } }];
  expect(wrong({ kind: "checkboxes", options, min: 2, max: null })).toEqual([`${at}.min key.tooHigh`]);
  expect(wrong({ kind: "checkboxes", options, min: 1, max: null })).toEqual([]);
  const days = { kind: "date", min: null, max: null, from: "2026-12-24" };
  expect(wrong({ ...days, to: "2026-12-23" })).toEqual([`${at}.to key.dayFrom`]);
  expect(wrong({ ...days, to: "2026-12-24" })).toEqual([]);
  const files = { kind: "file", files: ["pdf"], min: null, max: null };
  expect(wrong({ ...files, maxFiles: 4, maxMegabytes: 5 })).toEqual([`${at}.maxMegabytes key.tooHigh`]);
  expect(wrong({ ...files, maxFiles: 3, maxMegabytes: 5 })).toEqual([]);
});

test("[FO2] keys are words of their own, and none that an object has", () => {
  for (const key of ["", "Name", "a-b", "1a", "__proto__", "constructor", "é", "a".repeat(41)]) {
    expect([key, wrong({ key }).length > 0]).toEqual([key, true]);
  }
  expect(wrong({ key: "email" })).toContain("steps.0.fields.3.key key.columnTwice");
});

test("[FO3] a condition is about a field above, and about what that can hold", () => {
  const when = (field: string, is: string, value = "") => wrong({ when: [{ field, is, value }] }, 10);
  expect(when("topic", "equal", "visit")).toEqual([]);
  expect(when("topic", "filled")).toEqual([]);
  expect(when("topic", "equal", "nothing")).toEqual(["steps.0.fields.10.when.0.value key.choice"]);
  expect(when("topic", "equal")).toEqual(["steps.0.fields.10.when.0.value key.required"]);
  expect(when("topic", "filled", "x")).toEqual(["steps.0.fields.10.when.0.value key.unknown"]);
  expect(when("agreed", "filled")).toEqual(["steps.0.fields.10.when.0.field key.notAbove"]);
  expect(when("extra", "filled")).toEqual(["steps.0.fields.10.when.0.field key.notAbove"]);
  expect(when("about", "filled")).toEqual(["steps.0.fields.10.when.0.field key.notAbove"]);
  expect(when("topic", "larger")).toEqual(["steps.0.fields.10.when.0.is key.choice"]);
});

test("[FO15] in one language it has that one's texts, the default one's for want of any, and nobody's address", () => {
  const shown = localizeForm(
    7,
    { ...form, recipients: ["maitre@exemple.test"], send: { fr_FR: "Envoyer", en_US: " " } },
    "en_US",
  );
  expect(shown).toMatchObject({ id: 7, title: "Tout (en)", send: "Envoyer" });
  expect(JSON.stringify(shown)).not.toContain("exemple.test");
});

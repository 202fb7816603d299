import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { allFieldsForm } from "#tests/factories/all-fields-form.ts";
import { addedField, applied, keysOf, set } from "#tests/factories/form-commands.ts";

import { applyEdit } from "../../editing/edit.ts";
import { rebase } from "../../editing/rebase.ts";
import { locales } from "../../locale.ts";
import { fieldOf } from "../form-document.ts";
import { parseFormDraft } from "../read-form.ts";
import { contactFormId, standardForms } from "../standard-forms.ts";
import { changeForm } from "./change-form.ts";
import type { FormCommand } from "./form-command.ts";
import { formKind as kind } from "./form-kind.ts";

const form = allFieldsForm();
const fieldKey = fc.constantFrom("name", "topic", "papers", "email", "fresh");
const stepKey = fc.constantFrom("step1", "step2", "step3");
const anchor = fc.constantFrom(null, "name", "topic", "email", "extra", "fresh");
const stepAnchor = fc.constantFrom(null, "step1", "step2", "step3");
const locale = fc.constantFrom(...locales);
const command: fc.Arbitrary<FormCommand> = fc.oneof(
  fc
    .record({ field: fieldKey, locale, value: fc.constantFrom("a", "b", "") })
    .map(({ field, locale: language, value }) => set("label", value, { field, locale: language })),
  fc
    .record({ locale, value: fc.constantFrom("a", "", undefined) })
    .map(({ locale: language, value }) => set("send", value, { locale: language })),
  fc
    .record({ locale, value: fc.constantFrom("a", "") })
    .map(({ locale: language, value }) => set("label", value, { field: "topic", option: "wine", locale: language })),
  fc.constantFrom(null, 3, 8).map((value) => set("max", value, { field: "name" })),
  fc
    .constantFrom([], [{ value: "wine", label: { fr_FR: "V" } }])
    .map((value) => set("options", value, { field: "topic" })),
  fc.constantFrom("select", "radio").map((value) => set("kind", value, { field: "topic" })),
  fc.record({ step: stepKey, after: anchor }).map(({ step, after }): FormCommand => {
    return { type: "insert-field", step, after, field: fieldOf({ key: "fresh", kind: "text", label: {} }) };
  }),
  fieldKey.map((field): FormCommand => ({ type: "remove-field", field })),
  fc
    .record({ field: fieldKey, step: stepKey, after: anchor })
    .map((place): FormCommand => ({ type: "move-field", ...place })),
  stepAnchor.map((after): FormCommand => {
    return { type: "insert-step", after, step: { key: "step3", title: { fr_FR: "Fin" }, fields: [] } };
  }),
  stepKey.map((step): FormCommand => ({ type: "remove-step", step })),
  fc.record({ step: stepKey, after: stepAnchor }).map((place): FormCommand => ({ type: "move-step", ...place })),
  fc.constant<FormCommand>({ type: "set-all", form: standardForms.get(contactFormId) ?? form }),
);

describe("a form as a document of the editing machine", () => {
  test("[FO19] random commands and back again: the form is exactly what it was, and reads as it is stored", () => {
    let seen = 0;
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 12 }), (commands) => {
        let document = form;
        const done: FormCommand[] = [];
        for (const each of commands) {
          const result = changeForm(document, each);
          if (!result.ok) continue;
          ({ document } = result.value);
          done.unshift(result.value.inverse);
        }
        expect(parseFormDraft(JSON.stringify(document))).toEqual(document);
        seen += done.length;
        const back = applyEdit(kind, document, { id: "back", commands: done, undoes: "all" });
        expect(back.ok && back.value.document).toEqual(form);
      }),
      { numRuns: 500 },
    );
    expect(seen).toBeGreaterThan(1000);
  });

  test("[FO20] [FO21] of two who edit at once nobody's value is overwritten, and nothing is lost without a word", () => {
    const seen = { kept: 0, conflicts: 0 };
    fc.assert(
      fc.property(command, fc.array(command, { minLength: 1, maxLength: 3 }), (their, our) => {
        const theirs = changeForm(form, their);
        let own = form;
        const ours: FormCommand[] = [];
        for (const each of our) {
          const result = changeForm(own, each);
          if (!result.ok) continue;
          own = result.value.document;
          ours.push(each);
        }
        if (!theirs.ok || ours.length === 0) return;
        const missed = [{ id: "theirs", commands: [their] }];
        const result = rebase(kind, { base: form, missed, own: [{ id: "ours", commands: ours }] });
        expect(parseFormDraft(JSON.stringify(result.document))).toEqual(result.document);
        if (result.conflicts.length > 0) seen.conflicts += 1;
        else seen.kept += 1;
        // What they wrote stands.
        for (const { leaf } of result.written) {
          const [before, after] = [theirs.value.document, result.document];
          expect(kind.valueAt(after, leaf)).toEqual(kind.valueAt(before, leaf));
        }
      }),
      { numRuns: 800 },
    );
    expect(Math.min(seen.kept, seen.conflicts)).toBeGreaterThan(20);
  });

  const against = (their: readonly FormCommand[], own: FormCommand) =>
    rebase(kind, { base: form, missed: [{ id: "t", commands: their }], own: [{ id: "o", commands: [own] }] });

  test("[FO20] one field's settings, or a text's languages, are nobody else's", () => {
    const fr = set("label", "Le nom", { field: "name", locale: "fr_FR" });
    const en = set("label", "The name", { field: "name", locale: "en_US" });
    expect(against([fr], en).conflicts).toEqual([]);
    expect(against([fr], { ...fr, value: "Autre" }).conflicts).toMatchObject([
      { overwrites: [{ leaf: "fields/name/label/fr_FR", by: "t" }] },
    ]);
    expect(against([fr], { type: "remove-field", field: "name" }).conflicts).toHaveLength(1);
    expect(against([fr], { type: "remove-step", step: "step1" }).conflicts).toHaveLength(1);
    expect(against([fr], { type: "move-field", field: "name", step: "step2", after: null }).conflicts).toEqual([]);
    const all: FormCommand = { type: "set-all", form: applied(form, fr).document };
    expect(against([all], en).conflicts).toEqual([]);
    expect(against([all], { ...fr, value: "Autre" }).conflicts).toHaveLength(1);
  });

  test("[FO21] what others removed: setting it is refused, removing and moving it goes without a word", () => {
    const gone: FormCommand = { type: "remove-field", field: "name" };
    expect(against([gone], set("max", 8, { field: "name" })).conflicts).toMatchObject([
      { refusal: { messageKey: "form.fieldGone" } },
    ]);
    expect(against([gone], gone)).toMatchObject({ conflicts: [], kept: [] });
    expect(against([gone], { type: "move-field", field: "name", step: "step2", after: null })).toMatchObject({
      conflicts: [],
      kept: [],
    });
    const behind = against([gone], { type: "insert-field", step: "step1", after: "name", field: addedField });
    expect(keysOf(behind.document)[0]?.slice(0, 3)).toEqual(["about", "text_new", "code"]);
    const past = against([gone], { type: "move-field", field: "code", step: "step1", after: "name" });
    expect(keysOf(past.document)[0]?.slice(0, 2)).toEqual(["about", "code"]);
  });

  test("[FO21] a step into which others have put something stays with that", () => {
    const moved: FormCommand = { type: "move-field", field: "topic", step: "step1", after: null };
    const { document, conflicts } = against([moved], { type: "remove-step", step: "step1" });
    expect(conflicts).toEqual([]);
    expect(keysOf(document)[0]).toEqual(["topic"]);
  });

  test("[HI2] of two of one value the later says all; others stay two", () => {
    const [one, two] = [set("min", 1, { field: "name" }), set("min", 2, { field: "name" })];
    expect(kind.squash(one, two)).toBe(two);
    expect(kind.squash(one, set("max", 2, { field: "name" }))).toBeNull();
    expect(kind.squash({ type: "remove-field", field: "a" }, two)).toBeNull();
  });
});

import { fieldsOf, type FormDocument } from "#schemas/forms/form-document.ts";
import type { FormCommand, SetFormValue } from "#schemas/forms/editing/form-command.ts";
import { formKind, leafOf } from "#schemas/forms/editing/form-kind.ts";
import { isLocale, type Locale, localeInfos, locales, type Localized } from "#schemas/locale.ts";

import type { DocumentWords } from "../../saving/document-words.ts";
import type { EditLabel } from "../../store/edit-label.ts";
import type { DeskPlace } from "../desk/desk.ts";
import { kindNames, unnamed, valueNames } from "./form-names.ts";

/** A field's name in every language: its question, else what kind it is. */
export function fieldName(form: FormDocument, key: string): Localized<string> {
  const field = fieldsOf(form).find((one) => one.key === key);
  if (!field) return unnamed;
  const words = locales.map((locale) => [locale, (field.label[locale] ?? "").trim()] as const);
  const isNamed = words.some(([, text]) => text !== "");
  return isNamed ? Object.fromEntries(words.filter(([, text]) => text !== "")) : kindNames[field.kind];
}

/** The words of forms. */
const formWords: DocumentWords<FormDocument, FormCommand> = {
  describe(before, commands): EditLabel {
    const [first, ...more] = commands;
    if (first === undefined || more.length > 0) return { key: "several", values: { count: commands.length } };
    return labelOf(before, first);
  },
  leafName(form, leaf) {
    const [part, key = "", ...rest] = leaf.split("/");
    const path = part === "form" ? [key, ...rest] : rest;
    const language = path.find(isLocale);
    const property = path.findLast((name) => Object.hasOwn(valueNames, name)) ?? "label";
    const owner = part === "fields" ? fieldName(form, key) : null;
    return joined(owner, path.length === 0 && owner ? null : (valueNames[property] ?? null), language);
  },
  values: (command) => (command.type === "set" ? [{ leaf: leafOf(command), value: command.value }] : []),
};

function labelOf(before: FormDocument, command: FormCommand): EditLabel {
  switch (command.type) {
    case "set":
      return { key: "formSet", values: { what: setName(before, command) } };
    case "insert-field":
      return { key: "formFieldAdded", values: { field: kindNames[command.field.kind] } };
    case "remove-field":
      return { key: "formFieldRemoved", values: { field: fieldName(before, command.field) } };
    case "move-field":
      return { key: "formFieldMoved", values: { field: fieldName(before, command.field) } };
    case "insert-step":
      return { key: "formStepAdded" };
    case "remove-step":
      return { key: "formStepRemoved" };
    case "move-step":
      return { key: "formStepMoved" };
    case "set-all":
      return { key: "restored" };
  }
}

function setName(form: FormDocument, { field, property }: SetFormValue): Localized<string> {
  return joined(field === undefined ? null : fieldName(form, field), valueNames[property] ?? null);
}

function joined(owner: Localized<string> | null, name: Localized<string> | null, language?: Locale): Localized<string> {
  const suffix = language === undefined ? "" : ` (${localeInfos[language].label})`;
  return Object.fromEntries(
    locales.map((locale) => {
      const own = owner && (owner[locale] ?? Object.values(owner)[0]);
      return [locale, [own, name?.[locale]].filter(Boolean).join(" · ") + suffix];
    }),
  );
}

/** A form among the documents of the panel. */
export function formPlace(id: number): DeskPlace<FormDocument, FormCommand> {
  return { kind: formKind.name, id, rules: formKind, words: formWords };
}

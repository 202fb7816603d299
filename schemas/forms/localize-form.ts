import { inLocale, type Locale, type Localized } from "../locale.ts";

import type { Form, FormDocument, FormField, FormStep } from "./form-document.ts";

/** A form as its pages have it: in one language, without who gets what is sent. */
export function localizeForm(id: number, form: FormDocument, locale: Locale, words: Form["words"] = []): Form {
  const say = (text: Localized<string>): string => textOf(text, locale);
  return {
    id,
    title: say(form.title),
    text: say(form.text),
    send: say(form.send),
    confirmation: say(form.confirmation),
    steps: form.steps.map((step) => localizeStep(step, say)),
    words,
  };
}

function localizeStep({ title, fields }: FormStep, say: (text: Localized<string>) => string): FormStep<string> {
  return { title: say(title), fields: fields.map((field) => localizeField(field, say)) };
}

function localizeField(field: FormField, say: (text: Localized<string>) => string): FormField<string> {
  return {
    ...field,
    label: say(field.label),
    hint: say(field.hint),
    options: field.options.map(({ value, label }) => ({ value, label: say(label) })),
    when: field.when.map((condition) => ({ ...condition })),
  };
}

/** A form's text in one language: an empty one gives way to the default language's. */
export function textOf(text: Localized<string>, locale: Locale): string {
  return text[locale]?.trim() ? text[locale] : (inLocale(text, "fr_FR") ?? "");
}

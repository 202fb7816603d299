import { createHash } from "node:crypto";

import type { BodyOf } from "#schemas/contract/call-types.ts";
import { type AnswerProblem } from "#schemas/forms/check-answer.ts";
import type { AnswerRules } from "#schemas/forms/field-fault.ts";
import type { FileFacts } from "#schemas/forms/file-kind.ts";
import { fieldsOf, type FormDocument, type FormField, isAnswered } from "#schemas/forms/form-document.ts";
import type { Given } from "#schemas/forms/given.ts";
import { textOf } from "#schemas/forms/localize-form.ts";
import type { Locale } from "#schemas/locale.ts";
import { dayOf } from "#schemas/paris-day.ts";
import type { Problem } from "#schemas/refusal.ts";
import { messageText } from "#server/text/message-text.ts";
import { phoneFault } from "#server/text/phone.ts";

/** What comes to the server of an answer. */
export type AnswerBody = BodyOf<"submitForm">;

/** A file on its way in: what is known of it, and where it lies meanwhile. */
export interface ArrivedFile extends FileFacts {
  readonly path: string;
}

/** Whoever takes less time than this to fill in a form, in milliseconds, is asked to send it once more. */
export const quickest = 2000;

/** What the estate keeps of files that were sent, at most, in bytes, beside those of paid orders: who sends files can't fill the disk. */
export const mostKept = 2 * 1024 ** 3;

/** The rules of an answer as the server knows them: all telephone numbers, and the day in Paris. */
export function answerRules(now: number): AnswerRules {
  return {
    today: dayOf(now),
    phoneFault(phone, mobilesOnly) {
      const fault = phoneFault(phone, mobilesOnly);
      return fault === null ? null : fault === "form" ? "phone" : "phoneMobile";
    },
  };
}

/** What was given for each field; what the form doesn't ask is a problem under its name. */
export function readGiven(
  form: FormDocument,
  texts: AnswerBody["answers"],
  files: readonly (ArrivedFile & { readonly field: string })[],
): { readonly given: Given<ArrivedFile>; readonly problems: readonly Problem[] } {
  const asked = new Set(
    fieldsOf(form)
      .filter(isAnswered)
      .map(({ key }) => key),
  );
  const given = new Map<string, (string | ArrivedFile)[]>();
  const unknown = new Set<string>();
  const entries = [
    ...texts.map(({ key, value }) => ({ key, value })),
    ...files.map(({ field: key, ...value }) => ({ key, value })),
  ];
  for (const { key, value } of entries) {
    if (!asked.has(key)) unknown.add(key);
    else given.set(key, [...(given.get(key) ?? []), value]);
  }
  return { given, problems: [...unknown].map((key) => ({ key: key.slice(0, 64), messageKey: "key.notAsked" })) };
}

/** What is wrong with an answer, for whoever sent it: by key, and by what the field is called to them. */
export function answerProblems(
  form: FormDocument,
  problems: readonly AnswerProblem[],
  locale: Locale,
): readonly Problem[] {
  const fields = new Map(fieldsOf(form).map((field) => [field.key, field]));
  return problems.map(({ key, fault, values }) => {
    const shownKey = labelOf(fields.get(key), locale) || key;
    return { key, messageKey: `key.${fault}`, ...(values && { values }), shownKey };
  });
}

/** What a field is called; a consent, whose label is a sentence, by its beginning. */
export function labelOf(field: Pick<FormField, "label" | "key"> | undefined, locale: Locale): string {
  const label = field ? textOf(field.label, locale).trim() : "";
  return label.length > 80 ? `${label.slice(0, 79)}…` : label;
}

/** What a text that was chosen is called, where it was one of several or a tick; others are as they were typed. */
export function saidOf(field: FormField | undefined, text: string, locale: Locale): string {
  if (field?.kind === "consent") return messageText("form.agreed", locale);
  const option = field?.options.find(({ value }) => value === text);
  return option ? textOf(option.label, locale) || text : text;
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

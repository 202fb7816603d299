import type { AnswerLine } from "#schemas/content/form-answer.ts";
import type { Answer } from "#schemas/forms/check-answer.ts";
import { fieldsOf, type FormDocument, type FormField } from "#schemas/forms/form-document.ts";
import { seatsKey } from "#schemas/forms/standard-forms.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { messageText } from "#server/text/message-text.ts";

import { type ArrivedFile, labelOf, saidOf } from "../rules.ts";

/** An answer that was judged, and whose it is. */
export interface JudgedAnswer {
  readonly formId: number;
  readonly form: FormDocument;
  readonly answer: Answer<ArrivedFile>;
  readonly locale: Locale;
  readonly userId: number | null;
  /** What tells it from others; another answer with the same is this one. */
  readonly tokenHash: string;
  /** The network address that it comes from. */
  readonly from: string;
  /** What it registers for; null: nothing. */
  readonly element: { readonly route: string; readonly id: number } | null;
}

/** An answer as it is kept: what was asked then, in the estate's language, and what was said; of files their names. */
export function linesOf(form: FormDocument, answer: Answer<ArrivedFile>): readonly AnswerLine[] {
  const fields = new Map(fieldsOf(form).map((field) => [field.key, field]));
  return answer.map(({ key, held }) => {
    const field = fields.get(key);
    const said = held.map((one) => (typeof one === "string" ? saidOf(field, one, defaultLocale) : one.name));
    return { key, label: nameOf(field, key), said, ...(field?.kind === "date" && { isDay: true }) };
  });
}

/** What a line is called: what was asked; a hidden field need not have been given a name. */
function nameOf(field: FormField | undefined, key: string): string {
  const unnamed = field?.kind === "hidden" ? messageText("form.hidden", defaultLocale) : key;
  return labelOf(field, defaultLocale) || unnamed;
}

/** The lines of an answer as they were kept; none where they can't be read. */
export function readLines(value: unknown): readonly AnswerLine[] {
  return Array.isArray(value) ? value.filter(isLine) : [];
}

function isLine(value: unknown): value is AnswerLine {
  return typeof value === "object" && value !== null && "key" in value && "label" in value && "said" in value;
}

/** How many places an answer takes: those that it asks for, a part of one as a whole, else one. */
export function seatsOf(answer: Answer): number {
  const [seats] = answer.find(({ key }) => key === seatsKey)?.held ?? [];
  const count = typeof seats === "string" ? Number(seats) : 1;
  return count > 0 ? Math.ceil(count) : 1;
}

/** The address of whoever filled a form in: that of its first field for one; empty: none was given. */
export function addressIn(form: FormDocument, answer: Answer): string {
  const field = fieldsOf(form).find(({ kind, key }) => kind === "email" && answer.some((one) => one.key === key));
  const [address] = answer.find(({ key }) => key === field?.key)?.held ?? [];
  return typeof address === "string" ? address : "";
}

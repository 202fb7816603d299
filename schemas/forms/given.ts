import { type FieldCondition, type FieldRules, fieldsOf, isAnswered } from "./form-document.ts";
import type { FileFacts } from "./file-kind.ts";

/** What was given for each field, by its key: texts, and of a field for files those. A field without an entry is empty. */
export type Given<File extends FileFacts = FileFacts> = ReadonlyMap<string, readonly (string | File)[]>;

/** Fields by steps: a form, in whichever language. */
export interface Asking<Field extends FieldRules = FieldRules> {
  readonly steps: readonly { readonly fields: readonly Field[] }[];
}

/**
 * What was typed, as it is compared and kept: a line stands on one line, nothing is around a text, and nothing empty is
 * an answer. What a hidden field says is the form's word, whatever was sent.
 */
export function tidy<File extends FileFacts>(
  field: FieldRules,
  values: readonly (string | File)[],
): readonly (string | File)[] {
  if (field.kind === "hidden") return field.value === "" ? [] : [field.value];
  const texts = values.map((value) => (typeof value === "string" ? tidyText(field, value) : value));
  return texts.filter((value) => value !== "");
}

function tidyText({ kind }: FieldRules, text: string): string {
  if (kind === "longtext") return text.replaceAll(/\r\n?/g, "\n").trim();
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  // People write a comma where the machine wants a point.
  return kind === "number" ? line.replace(/^([+-]?\d+),(\d+)$/, "$1.$2") : line;
}

/** The fields that are asked, by what was given: what a hidden one holds counts as empty. */
export function askedFields<Field extends FieldRules>(form: Asking<Field>, given: Given): readonly Field[] {
  const held = new Map<string, readonly (string | FileFacts)[]>();
  return fieldsOf(form).filter((field) => {
    const isAsked = field.when.every((condition) => holds(condition, held.get(condition.field) ?? []));
    if (isAsked && isAnswered(field)) held.set(field.key, tidy(field, given.get(field.key) ?? []));
    return isAsked;
  });
}

function holds({ is, value }: FieldCondition, held: readonly (string | FileFacts)[]): boolean {
  switch (is) {
    case "filled":
      return held.length > 0;
    case "empty":
      return held.length === 0;
    case "equal":
      return held.includes(value);
    case "other":
      return !held.includes(value);
  }
}

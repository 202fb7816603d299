import type { GivenAnswer } from "../content/product-customization.ts";

import { type CustomizationAnswer, type CustomizationInput, keptText } from "./customization.ts";

/** An answer on its way through a page's form, which is all that keeps it until it is in the cart. */
export interface SavedAnswer {
  /** Of its field. */
  readonly id: number;
  readonly textValue: string | null;
  readonly checkboxValue: boolean;
  readonly selectKey: string | null;
  /** The file that the server keeps, and what it was called. */
  readonly file: string | null;
  readonly filename: string | null;
}

/** The field in which answers travel that were given before. */
export const savedField = "saved";

/** How many answers a form may bring, and how long one is: what is longer was not written by the page. */
const most = { answers: 40, text: 2000, key: 64, filename: 255 } as const;

const none = { textValue: null, checkboxValue: false, selectKey: null, file: null, filename: null } as const;

/** What a field's control is called. */
export function answerField(id: number): string {
  return `f.${id}`;
}

/**
 * The answer in a form's control, by its name; a file is the one that was kept before. What is longer than any field takes
 * is cut: it is too long all the same, and the call says so at its field.
 */
export function answerIn(
  { id, inputType }: Pick<CustomizationInput, "id" | "inputType">,
  read: (name: string) => string | null,
  saved: readonly SavedAnswer[],
): SavedAnswer {
  const text = read(answerField(id)) ?? "";
  switch (inputType) {
    case "TEXT":
      return { ...none, id, textValue: keptText(text).slice(0, most.text) };
    case "SELECT":
      return { ...none, id, selectKey: text === "" ? null : text.slice(0, most.key) };
    case "CHECKBOX":
      return { ...none, id, checkboxValue: text === "true" };
    case "FILE":
      return saved.find((answer) => answer.id === id) ?? { ...none, id };
  }
}

/** What a file that is kept is as an answer. */
export function fileAnswer(id: number, { file, filename }: { file: string; filename: string }): SavedAnswer {
  return { ...none, id, file, filename };
}

/** Answers with one in the place of that to the same field. */
export function withAnswer(saved: readonly SavedAnswer[], answer: SavedAnswer): readonly SavedAnswer[] {
  return [...saved.filter(({ id }) => id !== answer.id), answer];
}

/** What stands in a field's control when its answer is shown again. */
export function typedValue({ textValue, checkboxValue, selectKey }: SavedAnswer): string {
  return textValue ?? selectKey ?? (checkboxValue ? "true" : "");
}

/** An answer as a call takes it. */
export function givenAnswer({ id, textValue, checkboxValue, selectKey, file }: SavedAnswer): GivenAnswer {
  return {
    id,
    ...(textValue !== null && { textValue }),
    ...(checkboxValue && { checkboxValue }),
    ...(selectKey !== null && { selectValue: { key: selectKey } }),
    ...(file !== null && { file }),
  };
}

/** An answer as the rules look at it (`customization-check.ts`), without words. */
export function ruleAnswer({ selectKey, file: _file, ...answer }: SavedAnswer): CustomizationAnswer {
  return { ...answer, formAnswer: "", selectValue: selectKey === null ? null : { key: selectKey, value: "" } };
}

/** Answers as they travel. */
export function writeSaved(saved: readonly SavedAnswer[]): string {
  return JSON.stringify(saved);
}

/** Reads what travelled; anybody may have changed it, and what isn't an answer is left out. */
export function readSaved(text: string | null | undefined): readonly SavedAnswer[] {
  let read: unknown;
  try {
    read = JSON.parse(text ?? "");
  } catch {
    return [];
  }
  if (!Array.isArray(read)) return [];
  const answers = read.slice(0, most.answers).flatMap(savedIn);
  return answers.filter(({ id }, at) => answers.findIndex((one) => one.id === id) === at);
}

function savedIn(value: unknown): readonly SavedAnswer[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, textValue, checkboxValue, selectKey, file, filename } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1) return [];
  const kept = typeof file === "string" && /^[\da-f]{32}$/.test(file) ? file : null;
  return [
    {
      id,
      textValue: textIn(textValue, most.text),
      checkboxValue: checkboxValue === true,
      selectKey: textIn(selectKey, most.key),
      file: kept,
      filename: kept === null ? null : textIn(filename, most.filename),
    },
  ];
}

function textIn(value: unknown, longest: number): string | null {
  return typeof value === "string" ? value.slice(0, longest) : null;
}

import { createHash } from "node:crypto";

import { answerFaults, type FaultyAnswer } from "#schemas/commerce/customization-check.ts";
import { customizationCents } from "#schemas/commerce/customization-cost.ts";
import {
  type Customization,
  type CustomizationAnswer,
  type CustomizationInput,
  keptText,
} from "#schemas/commerce/customization.ts";
import type { GivenAnswer } from "#schemas/content/product-customization.ts";
import type { FieldRules } from "#schemas/forms/form-document.ts";
import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import type { Problem } from "#schemas/refusal.ts";
import { readJson } from "#server/db/json-text.ts";

/** What of a file that was kept an answer is made of. */
export interface AnswerFile {
  readonly id: string;
  readonly name: string;
  /** Of its content. */
  readonly hash: string;
}

/** An answer as a line of a cart keeps it: what was said, without the words for it. */
export interface KeptAnswer {
  readonly id: number;
  readonly textValue: string | null;
  readonly checkboxValue: boolean;
  readonly selectKey: string | null;
  readonly file: AnswerFile | null;
}

/** Answers that were judged. */
export interface TakenAnswers {
  /** Those that say something, in the fields' order. */
  readonly kept: readonly KeptAnswer[];
  /** The same for the same answers, files by content, however their fields stand [K7]; empty: nothing is said. */
  readonly hash: string;
  readonly problems: readonly Problem[];
}

/** The most of a file, in mebibytes. */
export const mostMegabytes = 5;

/** What a file of a field may be, as forms judge files. */
export function fileRules({ fileKinds }: CustomizationInput): Pick<FieldRules, "files" | "maxFiles" | "maxMegabytes"> {
  return { files: fileKinds, maxFiles: 1, maxMegabytes: mostMegabytes };
}

/** What a file is kept under until a line has it. */
export function fileKey(inputId: number): string {
  return `customization.${inputId}`;
}

/**
 * Judges answers to a customization [K4]. `files` are those that are kept, by their id; an answer that names another is
 * refused. `isWhole`: what is asked for and isn't there is refused, too.
 */
export function takenAnswers(
  customization: Customization | null,
  given: readonly GivenAnswer[],
  { files, isWhole }: { readonly files: ReadonlyMap<string, AnswerFile>; readonly isWhole: boolean },
): TakenAnswers {
  const inputs = customization?.inputs ?? [];
  const read = given.map((answer) => readAnswer(answer, files));
  const lost = given.flatMap(({ id, file }) =>
    (file ?? "") !== "" && !files.has(file ?? "")
      ? [{ key: `customizations.${id}`, messageKey: "key.fileGone" } as const]
      : [],
  );
  const faults = customization
    ? answerFaults(customization, read.map(toRule)).filter(({ fault }) => isWhole || fault !== "required")
    : given.map(({ id }): FaultyAnswer => ({ id, fault: "unknown", atMost: null }));
  const kept = inputs.flatMap((input) => {
    const answer = read.find(({ id }) => id === input.id);
    const own = answer && onlyOwn(input, answer);
    return own ? [own] : [];
  });
  const told = new Set<string>(lost.map(({ key }) => key));
  const others = faults.map((fault) => problemOf(fault, inputs)).filter(({ key }) => !told.has(key));
  return { kept, hash: hashOf(kept), problems: [...lost, ...others] };
}

/** What a line keeps, read again. */
export function keptAnswers(text: string): readonly KeptAnswer[] {
  // Written by `addToCart` from this type.
  return readJson(text) as readonly KeptAnswer[];
}

/** Whether a product can still be made as a line says: nothing is asked for by now that isn't said, or said in vain. */
export function stillFits(customization: Customization | null, kept: readonly KeptAnswer[]): boolean {
  return customization ? answerFaults(customization, kept.map(toRule)).length === 0 : kept.length === 0;
}

/** What answers cost together for one, in cents, of what one costs after its discounts [K3]. */
export function customizationTotal(
  customization: Customization | null,
  kept: readonly KeptAnswer[],
  unitCents: number,
): number {
  return customization ? customizationCents(customization.inputs, kept.map(toRule), unitCents) : 0;
}

/** An answer as the rules of `schemas/commerce` look at it, without words. */
export function toRule({ id, textValue, checkboxValue, selectKey, file }: KeptAnswer): CustomizationAnswer {
  return {
    id,
    formAnswer: "",
    filename: file?.name ?? null,
    textValue,
    checkboxValue,
    selectValue: selectKey === null ? null : { key: selectKey, value: "" },
  };
}

function readAnswer(answer: GivenAnswer, files: ReadonlyMap<string, AnswerFile>): KeptAnswer {
  const { id, textValue, checkboxValue = false, selectValue, file } = answer;
  return {
    id,
    textValue: textValue === undefined || textValue === null ? null : cleaned(textValue),
    checkboxValue,
    selectKey: selectValue?.key ?? null,
    file: files.get(file ?? "") ?? null,
  };
}

/** What belongs to the field's type alone; null: it says nothing. */
function onlyOwn({ id, inputType }: CustomizationInput, answer: KeptAnswer): KeptAnswer | null {
  const none: KeptAnswer = { id, textValue: null, checkboxValue: false, selectKey: null, file: null };
  switch (inputType) {
    case "TEXT":
      return (answer.textValue ?? "") === "" ? null : { ...none, textValue: answer.textValue };
    case "SELECT":
      return (answer.selectKey ?? "") === "" ? null : { ...none, selectKey: answer.selectKey };
    case "CHECKBOX":
      return answer.checkboxValue ? { ...none, checkboxValue: true } : null;
    case "FILE":
      return answer.file ? { ...none, file: answer.file } : null;
  }
}

/** A text as it is kept [K1], in lines, without signs that nobody sees. */
function cleaned(text: string): string {
  return keptText(
    text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, ""),
  );
}

function hashOf(kept: readonly KeptAnswer[]): string {
  if (kept.length === 0) return "";
  const inOrder = kept.toSorted((one, other) => one.id - other.id);
  const said = inOrder.map(({ file, ...answer }) => [
    answer.id,
    answer.textValue,
    answer.selectKey,
    answer.checkboxValue,
    file?.hash ?? "",
  ]);
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url");
}

const messages: Readonly<Record<FaultyAnswer["fault"], ServerMessageKey>> = {
  required: "key.required",
  tooLong: "key.tooLong",
  noChoice: "key.offered",
  unknown: "key.notAsked",
};

function problemOf({ id, fault, atMost }: FaultyAnswer, inputs: readonly CustomizationInput[]): Problem {
  const label = inputs.find((input) => input.id === id)?.label;
  return {
    key: `customizations.${id}`,
    messageKey: messages[fault],
    ...(atMost !== null && { values: { max: atMost } }),
    ...(label !== undefined && label !== "" && { shownKey: label }),
  };
}

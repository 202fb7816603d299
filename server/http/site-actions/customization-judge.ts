import { openAsBlob } from "node:fs";

import { faultOf } from "#schemas/commerce/customization-check.ts";
import {
  answerField,
  fileAnswer,
  givenAnswer,
  ruleAnswer,
  type SavedAnswer,
} from "#schemas/commerce/customization-form.ts";
import type { KeptCustomizationFile, SentCustomizationInput } from "#schemas/content/product-customization.ts";
import type { KeyError } from "#schemas/contract/envelope.ts";
import { messageText } from "#server/text/message-text.ts";

import type { ActionAnswer, ActionPorts } from "./site-action.ts";

/** What is wrong, by the names of a form's controls, to be read after the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What answers are judged for. */
export interface JudgedFor {
  readonly product: number;
  readonly declination: number;
  readonly answers: readonly SavedAnswer[];
  /** The fields that must be answered by now where they are asked. */
  readonly whole: readonly SentCustomizationInput[];
  /** As it was posted. */
  readonly quantity: string;
}

/**
 * What is wrong with some answers: what is asked and isn't there by the rule itself, since the call is also made for
 * what isn't whole yet; all else in the call's words. And what it all costs then (`CustomizationPrice`), as JSON; empty
 * where the call gave nothing.
 */
export async function judgeAnswers(
  { ask, locale }: Pick<ActionPorts, "ask" | "locale">,
  { product, declination, answers, whole, quantity }: JudgedFor,
): Promise<{ readonly errors: FieldErrors; readonly price: string }> {
  const missing = whole.filter((input) => {
    const answer = answers.find(({ id }) => id === input.id);
    return faultOf(input, answer && ruleAnswer(answer)) === "required";
  });
  const required = missing.map(({ id }) => [answerField(id), messageText("key.required", locale)] as const);
  const many = /^[1-9]\d{0,3}$/.test(quantity) ? { quantity: Number(quantity) } : {};
  const answer = await ask({
    method: "POST",
    path: `/cart/product/${product}/declination/${declination}/customize/price`,
    body: { customizations: answers.map(givenAnswer), ...many },
  });
  const price = answer.status < 300 ? JSON.stringify(answer.data) : "";
  return { errors: { ...answerProblems(answer), ...Object.fromEntries(required) }, price };
}

/** Has the server judge and keep the files that came along, each for its field, and gives them as answers. */
export async function keepFiles(
  inputs: readonly SentCustomizationInput[],
  { ask, files }: Pick<ActionPorts, "ask" | "files">,
): Promise<{ readonly kept: readonly SavedAnswer[]; readonly errors: FieldErrors }> {
  const kept: SavedAnswer[] = [];
  const errors: Record<string, string> = {};
  for (const { id, inputType } of inputs) {
    const name = answerField(id);
    // A field that was left empty sends a file without a name.
    const file = files.find((one) => one.field === name && (one.name !== "" || one.bytes > 0));
    if (inputType !== "FILE" || !file) continue;
    const body = new FormData();
    body.append("image", await openAsBlob(file.path), file.name);
    const answer = await ask({ method: "POST", path: `/product-customization/${id}/file/validate`, body });
    if (answer.status < 300) kept.push(fileAnswer(id, answer.data as KeptCustomizationFile));
    else errors[name] = detailsOf(answer)[0]?.error ?? answer.message;
  }
  return { kept, errors };
}

/** What a call says is wrong with answers. */
export function answerProblems(answer: ActionAnswer): FieldErrors {
  return Object.fromEntries(
    detailsOf(answer).flatMap(({ key, error }) => {
      const [, id] = /^customizations\.(\d+)$/.exec(key) ?? [];
      return id === undefined ? [] : [[answerField(Number(id)), error] as const];
    }),
  );
}

function detailsOf({ data }: ActionAnswer): readonly KeyError[] {
  return Array.isArray(data) ? (data as readonly KeyError[]) : [];
}

import { answerCosts } from "#schemas/commerce/customization-cost.ts";
import type { Cost, Customization, CustomizationInput } from "#schemas/commerce/customization.ts";
import { toEuros } from "#schemas/commerce/money.ts";
import type { LineAnswer, ProductCustomization, SentCost } from "#schemas/content/product-customization.ts";
import type { Locale } from "#schemas/locale.ts";
import { readJson } from "#server/db/json-text.ts";
import { messageText } from "#server/text/message-text.ts";

import { type KeptAnswer, toRule } from "./rules.ts";

/** A customization as it is sent. */
export function sentCustomization({ inputs, ...customization }: Customization): ProductCustomization {
  return {
    ...customization,
    inputs: inputs.map((input) => ({
      ...input,
      customizationValues: input.customizationValues.map((value) => ({ ...value, ...sentCost(value) })),
    })),
  };
}

/** A cost as it is sent: cents become euros, hundredths of a percent percent. */
export function sentCost({ costType, amount }: Cost): SentCost {
  return { costType, amount: costType === "NONE" ? 0 : amount / 100 };
}

/** Answers in words with what each costs, of what one costs after its discounts, in cents. */
export function presentAnswers(
  { inputs }: Customization,
  kept: readonly KeptAnswer[],
  unitCents: number,
  locale: Locale,
): readonly LineAnswer[] {
  const costs = new Map(answerCosts(inputs, kept.map(toRule), unitCents).map((cost) => [cost.id, cost]));
  return inputs.flatMap((input) => {
    const answer = kept.find(({ id }) => id === input.id);
    const cost = costs.get(input.id) ?? { costType: "NONE" as const, amount: 0, cents: 0 };
    return answer
      ? [{ ...inWords(input, answer, locale), ...sentCost(cost), cost: toEuros(cost.cents), url: null }]
      : [];
  });
}

function inWords(input: CustomizationInput, { textValue, checkboxValue, selectKey, file }: KeptAnswer, locale: Locale) {
  const choice = input.customizationValues.find((value) => value.selectKey === selectKey)?.label ?? selectKey;
  const said = {
    TEXT: textValue,
    SELECT: choice,
    CHECKBOX: checkboxValue ? messageText("customization.yes", locale) : "",
    FILE: file?.name ?? "",
  } as const;
  return {
    id: input.id,
    label: input.label,
    inputType: input.inputType,
    formAnswer: said[input.inputType] ?? "",
    filename: file?.name ?? null,
    textValue,
    checkboxValue,
    selectValue: selectKey === null ? null : { key: selectKey, value: choice ?? "" },
  };
}

/** What an order's line keeps of answers in words: of files their ids. */
export function storedAnswers(answers: readonly LineAnswer[], kept: readonly KeptAnswer[]): string {
  return JSON.stringify(
    answers.map(({ url: _url, ...answer }) => ({
      ...answer,
      file: kept.find(({ id }) => id === answer.id)?.file?.id ?? null,
    })),
  );
}

/** What an order's line kept, where its files can be fetched now. */
export function readLineAnswers(text: string): readonly LineAnswer[] {
  // Written from this type when the order was placed.
  const answers = readJson(text) as readonly (LineAnswer & { readonly file?: string | null })[];
  return answers.map(({ file, ...answer }) => ({
    ...answer,
    url: (file ?? "") === "" ? null : `/api/forms/file/download/${file}`,
  }));
}

import {
  charactersOf,
  type Cost,
  type CustomizationAnswer,
  type CustomizationInput,
  type CustomizationValue,
} from "./customization.ts";
import { shareOf } from "./money.ts";

/** What one answer costs; `cents` for one. */
export interface AnswerCost extends Cost {
  /** Of the field. */
  readonly id: number;
  readonly cents: number;
}

/**
 * What each answer costs for one (spec §5) [K2, K3], in the fields' order; an answer that costs nothing is left out.
 * `unitCents` is what one costs after the discounts on it and on its quantity.
 */
export function answerCosts(
  inputs: readonly CustomizationInput[],
  answers: readonly CustomizationAnswer[],
  unitCents: number,
): readonly AnswerCost[] {
  return inputs.flatMap((input) => {
    const answer = answers.find(({ id }) => id === input.id);
    const value = answer && valueOf(input, answer);
    if (!value || value.costType === "NONE" || value.amount === 0) return [];
    const { costType, amount } = value;
    return [{ id: input.id, costType, amount, cents: costType === "EURO" ? amount : shareOf(unitCents, amount) }];
  });
}

/** What all answers together cost for one, in cents (spec §5). */
export function customizationCents(
  inputs: readonly CustomizationInput[],
  answers: readonly CustomizationAnswer[],
  unitCents: number,
): number {
  return answerCosts(inputs, answers, unitCents).reduce((sum, { cents }) => sum + cents, 0);
}

/** Which of a field's values an answer reaches (spec §5) [K2]; undefined when it reaches none. */
export function valueOf(input: CustomizationInput, answer: CustomizationAnswer): CustomizationValue | undefined {
  const values = input.customizationValues;
  switch (input.inputType) {
    case "TEXT":
      return highestReached(values, charactersOf(answer.textValue ?? ""));
    case "SELECT":
      return values.find(({ selectKey }) => selectKey !== null && selectKey === answer.selectValue?.key);
    case "CHECKBOX":
      return answer.checkboxValue ? values[0] : undefined;
    case "FILE":
      return answer.filename ? values[0] : undefined;
  }
}

/** The value with the highest threshold that so many characters reach; an empty text reaches none. */
function highestReached(values: readonly CustomizationValue[], characters: number): CustomizationValue | undefined {
  if (characters === 0) return undefined;
  return values
    .filter((value) => (value.textNumberOfChar ?? 0) <= characters)
    .reduce<CustomizationValue | undefined>(
      (best, value) => (best && (best.textNumberOfChar ?? 0) >= (value.textNumberOfChar ?? 0) ? best : value),
      undefined,
    );
}

import {
  charactersOf,
  type Customization,
  type CustomizationAnswer,
  type CustomizationInput,
} from "./customization.ts";

/** Why an answer isn't taken; the word that tells it has the same name. */
export type AnswerFault = "required" | "tooLong" | "noChoice" | "unknown";

/** A fault of one field. */
export interface FaultyAnswer {
  readonly id: number;
  readonly fault: AnswerFault;
  /** Of `tooLong`, the most characters. */
  readonly atMost: number | null;
}

/** What is wrong with some answers to a customization [K4], in the fields' order; what belongs to no field last. */
export function answerFaults(
  { inputs }: Customization,
  answers: readonly CustomizationAnswer[],
): readonly FaultyAnswer[] {
  const own = inputs.flatMap((input) => {
    const fault = faultOf(
      input,
      answers.find(({ id }) => id === input.id),
    );
    return fault ? [{ id: input.id, fault, atMost: fault === "tooLong" ? input.maxLength : null }] : [];
  });
  const strange = answers
    .filter((answer, index) => !inputs.some(({ id }) => id === answer.id) || isSecond(answers, index))
    .map(({ id }) => ({ id, fault: "unknown" as const, atMost: null }));
  return [...own, ...strange];
}

/** What is wrong with the answer to one field; null when it is right [K4]. */
export function faultOf(input: CustomizationInput, answer: CustomizationAnswer | undefined): AnswerFault | null {
  if (!answer || !isAnswered(input, answer)) return input.isRequired ? "required" : null;
  if (input.inputType === "TEXT") {
    return input.maxLength !== null && charactersOf(answer.textValue ?? "") > input.maxLength ? "tooLong" : null;
  }
  if (input.inputType !== "SELECT") return null;
  return input.customizationValues.some(({ selectKey }) => selectKey === answer.selectValue?.key) ? null : "noChoice";
}

/** Whether an answer says something that its field can hold: a text, a choice, a tick, a file. */
export function isAnswered({ inputType }: Pick<CustomizationInput, "inputType">, answer: CustomizationAnswer): boolean {
  switch (inputType) {
    case "TEXT":
      return charactersOf(answer.textValue ?? "") > 0;
    case "SELECT":
      return (answer.selectValue?.key ?? "") !== "";
    case "CHECKBOX":
      return answer.checkboxValue;
    case "FILE":
      return (answer.filename ?? "") !== "";
  }
}

function isSecond(answers: readonly CustomizationAnswer[], index: number): boolean {
  return answers.findIndex(({ id }) => id === answers[index]?.id) < index;
}

import { expect, test } from "vitest";

import { anAnswer, anInput, aValue } from "../../tests/factories/customizations.ts";

import { answerFaults } from "./customization-check.ts";
import type { Customization, CustomizationAnswer, CustomizationInput } from "./customization.ts";

const of = (...inputs: CustomizationInput[]): Customization => ({
  type: "SIMPLE",
  isExcludedFromWithdrawal: true,
  inputs,
});
const faults = (customization: Customization, ...answers: CustomizationAnswer[]) =>
  answerFaults(customization, answers).map(({ id, fault, atMost }) => [id, fault, atMost]);

test("[K4] what is asked for must be there: a text, a choice, a tick, a file", () => {
  const asked = of(
    anInput({ id: 1, isRequired: true }),
    anInput({ id: 2, isRequired: true, inputType: "SELECT" }),
    anInput({ id: 3, isRequired: true, inputType: "CHECKBOX" }),
    anInput({ id: 4, isRequired: true, inputType: "FILE" }),
    anInput({ id: 5 }),
  );
  const none = [1, 2, 3, 4].map((id) => [id, "required", null]);
  expect(faults(asked)).toEqual(none);
  expect(faults(asked, ...[1, 2, 3, 4].map((id) => anAnswer({ id, textValue: id === 1 ? "  " : null })))).toEqual(none);
});

test("[K4] a text has an end, a choice is one of the list, and each answer belongs to a field, once", () => {
  const customization = of(
    anInput({ id: 1, maxLength: 3 }),
    anInput({ id: 2, inputType: "SELECT", customizationValues: [aValue({ selectKey: "red" })] }),
  );
  const choice = (key: string) => anAnswer({ id: 2, selectValue: { key, value: key } });
  expect(faults(customization, anAnswer({ textValue: "🍷🍇🍾" }), choice("red"))).toEqual([]);
  expect(faults(customization, anAnswer({ textValue: "abcd" }), choice("blue"))).toEqual([
    [1, "tooLong", 3],
    [2, "noChoice", null],
  ]);
  expect(faults(customization, choice("red"), choice("red"), anAnswer({ id: 9 }))).toEqual([
    [2, "unknown", null],
    [9, "unknown", null],
  ]);
});

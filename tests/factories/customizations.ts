import fc from "fast-check";

import {
  costTypes,
  type CustomizationAnswer,
  type CustomizationInput,
  type CustomizationValue,
  inputTypes,
} from "../../schemas/commerce/customization.ts";

/** What an answer costs; a euro without more. */
export function aValue(over: Partial<CustomizationValue> = {}): CustomizationValue {
  return { textNumberOfChar: null, selectKey: null, label: null, costType: "EURO", amount: 100, ...over };
}

/** A field of a customization that nobody must fill in. */
export function anInput(over: Partial<CustomizationInput> = {}): CustomizationInput {
  return {
    id: 1,
    inputType: "TEXT",
    label: "Gravure",
    help: "",
    isRequired: false,
    maxLength: null,
    fileKinds: [],
    customizationValues: [],
    ...over,
  };
}

/** An answer that says nothing. */
export function anAnswer(over: Partial<CustomizationAnswer> = {}): CustomizationAnswer {
  return {
    id: 1,
    formAnswer: "",
    filename: null,
    textValue: null,
    checkboxValue: false,
    selectValue: null,
    ...over,
  };
}

const keys = ["gold", "silver", "red"] as const;

/** Any fields, up to six, each with up to five values. */
export function someInputs(): fc.Arbitrary<CustomizationInput[]> {
  const value = fc.record({
    textNumberOfChar: fc.option(fc.integer({ min: 0, max: 30 })),
    selectKey: fc.option(fc.constantFrom(...keys)),
    label: fc.constant(null),
    costType: fc.constantFrom(...costTypes),
    amount: fc.integer({ min: 0, max: 20_000 }),
  });
  const input = fc.record({
    inputType: fc.constantFrom(...inputTypes),
    isRequired: fc.boolean(),
    maxLength: fc.option(fc.integer({ min: 1, max: 40 })),
    // Two values of one threshold, or of one key, can't be told apart: a definition refuses them.
    customizationValues: fc
      .uniqueArray(value, { selector: ({ textNumberOfChar }) => textNumberOfChar ?? 0, maxLength: 5 })
      .map((values) =>
        values.filter(({ selectKey }, at) => values.findIndex((one) => one.selectKey === selectKey) === at),
      ),
  });
  return fc
    .array(input, { minLength: 1, maxLength: 6 })
    .map((inputs) => inputs.map((one, index) => anInput({ ...one, id: index + 1 })));
}

/** Any answers to some fields: whatever the field's type is, whatever belongs to the others' too. */
export function someAnswers(inputs: readonly CustomizationInput[]): fc.Arbitrary<CustomizationAnswer[]> {
  const text = fc.oneof(
    fc.constantFrom("", "  ", "é", "e\u0301", "🍷🍇", " Pour Lise "),
    fc.string({ unit: "grapheme", maxLength: 40 }),
  );
  const answer = fc.record({
    textValue: fc.option(text),
    checkboxValue: fc.boolean(),
    filename: fc.option(fc.constantFrom("blason.png", "")),
    selectValue: fc.option(fc.constantFrom(...keys).map((key) => ({ key, value: key }))),
  });
  return fc
    .tuple(
      ...inputs.map(({ id }) =>
        fc.option(
          answer.map((one) => anAnswer({ ...one, id })),
          { freq: 8 },
        ),
      ),
    )
    .map((answers) => answers.filter((one) => one !== null));
}

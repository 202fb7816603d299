import { expect, test } from "vitest";

import { customizePriceBody } from "../contract/calls/customizations.body.ts";

import { longestText } from "./customization.ts";
import {
  answerIn,
  fileAnswer,
  givenAnswer,
  readSaved,
  ruleAnswer,
  type SavedAnswer,
  typedValue,
  withAnswer,
  writeSaved,
} from "./customization-form.ts";

const file = "0123456789abcdef0123456789abcdef";
const kept = fileAnswer(4, { file, filename: "blason.png" });
const form: Readonly<Record<string, string>> = { "f.1": "  Pour Lise ", "f.2": "gold", "f.3": "true" };
const read = (name: string): string | null => form[name] ?? null;

test("[§3 customization-shape] an answer is read by its field's type; a file is the one that was kept", () => {
  const answers = (["TEXT", "SELECT", "CHECKBOX", "FILE"] as const).map((inputType, at) =>
    answerIn({ id: at + 1, inputType }, read, [kept]),
  );
  expect(answers.map(givenAnswer)).toEqual([
    { id: 1, textValue: "Pour Lise" },
    { id: 2, selectValue: { key: "gold" } },
    { id: 3, checkboxValue: true },
    { id: 4, file },
  ]);
  expect(answers.map(typedValue)).toEqual(["Pour Lise", "gold", "true", ""]);
  expect(ruleAnswer(kept)).toMatchObject({ id: 4, filename: "blason.png" });
  expect(givenAnswer(answerIn({ id: 9, inputType: "SELECT" }, read, []))).toEqual({ id: 9 });
});

test("[K4] what is far too long is still an answer that the call takes, and refuses at its field", () => {
  const long = (["TEXT", "SELECT"] as const).map((inputType) =>
    givenAnswer(answerIn({ id: 1, inputType }, () => "x".repeat(60_000), [])),
  );
  expect(customizePriceBody.isValidSync({ customizations: long })).toBe(true);
  expect(long[0]?.textValue?.length).toBeGreaterThan(longestText);
});

test("answers travel as text, one for each field, and come back as they were", () => {
  const answers = withAnswer(withAnswer([kept], answerIn({ id: 1, inputType: "TEXT" }, read, [])), {
    ...kept,
    filename: "autre.png",
  });
  expect(answers.map(({ id }) => id)).toEqual([1, 4]);
  expect(readSaved(writeSaved(answers))).toEqual(answers);
});

test.each<readonly [string, readonly Partial<SavedAnswer>[]]>([
  ["", []],
  ["{", []],
  ['{"id":1}', []],
  ['[null,{"id":"1"},{"id":0},{"id":1.5}]', []],
  ['[{"id":1,"textValue":5,"file":"../../etc/passwd","filename":"x"}]', [{ id: 1, textValue: null, file: null }]],
  ['[{"id":1,"textValue":"a"},{"id":1,"textValue":"b"}]', [{ id: 1, textValue: "a" }]],
])("what somebody made of it is left out: %s", (text, answers) => {
  expect(readSaved(text)).toMatchObject(answers);
});

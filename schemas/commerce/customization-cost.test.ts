import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { anAnswer, anInput, aValue, someAnswers, someInputs } from "../../tests/factories/customizations.ts";

import { answerCosts, customizationCents } from "./customization-cost.ts";
import { charactersOf, type CustomizationAnswer, type CustomizationInput } from "./customization.ts";

/** Letters that show nothing; one of them alone may be made at random, two in a row won’t be. */
const blanks: ReadonlySet<string> = new Set(["\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"]);

/** The cost by another way, in exact fractions of a cent: [numerator, denominator] per answer, each rounded half up. */
function oracle(inputs: readonly CustomizationInput[], answers: readonly CustomizationAnswer[], unitCents: number) {
  let sum = 0n;
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  for (const { id, inputType, customizationValues } of inputs) {
    const answer = byId.get(id);
    if (!answer) continue;
    const sorted = [...customizationValues].sort((a, b) => (b.textNumberOfChar ?? 0) - (a.textNumberOfChar ?? 0));
    const text = answer.textValue?.normalize("NFC").trim() ?? "";
    const length = blanks.has(text) ? 0 : Array.from(text).length;
    let value;
    if (inputType === "TEXT" && length > 0) value = sorted.find((one) => length >= (one.textNumberOfChar ?? 0));
    if (inputType === "SELECT" && answer.selectValue) {
      const { key } = answer.selectValue;
      value = customizationValues.find(({ selectKey }) => selectKey === key);
    }
    if (inputType === "CHECKBOX" && answer.checkboxValue) [value] = customizationValues;
    if (inputType === "FILE" && answer.filename) [value] = customizationValues;
    if (value?.costType === "EURO") sum += BigInt(value.amount);
    if (value?.costType === "PERCENT") {
      const tenThousandths = BigInt(unitCents) * BigInt(value.amount);
      sum += tenThousandths / 10_000n + (tenThousandths % 10_000n >= 5000n ? 1n : 0n);
    }
  }
  return Number(sum);
}

describe("what a customization costs", () => {
  test("[§5 customization-cost] [K2] [K3] of 10 000 random ones equals an independent oracle, to the cent", () => {
    const seen = { free: 0, asked: 0 };
    fc.assert(
      fc.property(
        someInputs().chain((inputs) => fc.tuple(fc.constant(inputs), someAnswers(inputs))),
        fc.integer({ min: 0, max: 100_000 }),
        ([inputs, answers], unitCents) => {
          const cents = customizationCents(inputs, answers, unitCents);
          seen[cents === 0 ? "free" : "asked"] += 1;
          expect(cents).toBe(oracle(inputs, answers, unitCents));
        },
      ),
      { numRuns: 10_000 },
    );
    expect(seen.asked).toBeGreaterThan(2000);
    expect(seen.free).toBeGreaterThan(200);
  });

  test("[§5 customization-cost] [K2] a text by the highest threshold that it reaches, an empty one nothing", () => {
    const input = anInput({
      inputType: "TEXT",
      customizationValues: [
        aValue({ textNumberOfChar: 11, amount: 900 }),
        aValue({ textNumberOfChar: 1, amount: 500 }),
        aValue({ textNumberOfChar: 21, amount: 1200 }),
      ],
    });
    const cost = (textValue: string) => customizationCents([input], [anAnswer({ textValue })], 4000);
    expect(["", "   ", "a", "0123456789", "01234567890", "x".repeat(21), "x".repeat(90)].map(cost)).toEqual([
      0, 0, 500, 500, 900, 1200, 1200,
    ]);
  });

  test("[K1] letters are counted as people count them: composed, without the space around", () => {
    const values = [aValue({ textNumberOfChar: 1, amount: 1 }), aValue({ textNumberOfChar: 3, amount: 2 })];
    const input = anInput({ inputType: "TEXT", customizationValues: values });
    const cost = (textValue: string) => customizationCents([input], [anAnswer({ textValue })], 0);
    expect(["🍷🍇", "e\u0301e\u0301", "  ab  ", "🍷🍇🍾"].map(cost)).toEqual([1, 1, 1, 2]);
  });

  test("[K1] a text of signs that nobody sees is none", () => {
    for (const text of ["", " \n\t", "\u200b", "\u200d\u2060\ufeff", "\u3164", "\u2800 \u00a0", "\u00ad"]) {
      expect([text, charactersOf(text)]).toEqual([text, 0]);
    }
    for (const text of [".", "é", "🍷", "👩\u200d🌾", "葡"])
      expect([text, charactersOf(text) > 0]).toEqual([text, true]);
  });

  test("[§5 customization-cost] [K2] a choice by its key, a box only when ticked, a file only when provided", () => {
    const select = anInput({
      id: 1,
      inputType: "SELECT",
      customizationValues: [aValue({ selectKey: "gold", amount: 700 }), aValue({ selectKey: "red", amount: 300 })],
    });
    const checkbox = anInput({ id: 2, inputType: "CHECKBOX", customizationValues: [aValue({ amount: 40 })] });
    const file = anInput({ id: 3, inputType: "FILE", customizationValues: [aValue({ amount: 5 })] });
    const inputs = [select, checkbox, file];
    const cost = (...answers: CustomizationAnswer[]) => customizationCents(inputs, answers, 0);
    expect(cost(anAnswer({ id: 1, selectValue: { key: "red", value: "Rouge" } }))).toBe(300);
    expect(cost(anAnswer({ id: 1, selectValue: { key: "blue", value: "Bleu" } }))).toBe(0);
    expect(cost(anAnswer({ id: 2 }))).toBe(0);
    expect(cost(anAnswer({ id: 2, checkboxValue: true }))).toBe(40);
    expect(cost(anAnswer({ id: 3 }), anAnswer({ id: 2, checkboxValue: false }))).toBe(0);
    expect(cost(anAnswer({ id: 3, filename: "blason.png" }))).toBe(5);
  });

  test("[K3] a share is of what one costs after its discounts, half a cent goes up, and NONE costs nothing", () => {
    const share = (amount: number, unitCents: number) =>
      answerCosts(
        [anInput({ inputType: "CHECKBOX", customizationValues: [aValue({ costType: "PERCENT", amount })] })],
        [anAnswer({ checkboxValue: true })],
        unitCents,
      );
    expect(share(1000, 1285)).toEqual([{ id: 1, costType: "PERCENT", amount: 1000, cents: 129 }]);
    expect(share(1000, 1284)).toEqual([{ id: 1, costType: "PERCENT", amount: 1000, cents: 128 }]);
    const none = anInput({ inputType: "CHECKBOX", customizationValues: [aValue({ costType: "NONE", amount: 900 })] });
    expect(answerCosts([none], [anAnswer({ checkboxValue: true })], 1000)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";

import { allFieldsForm, goodAnswer } from "#tests/factories/all-fields-form.ts";
import { badAnswers, badPerKind } from "#tests/factories/bad-answers.ts";
import { contentOf, factsOf } from "#tests/factories/sent-files.ts";

import { looksLikePhone } from "../phone-glance.ts";

import { checkAnswer } from "./check-answer.ts";
import { type AnswerRules, possibleFaults } from "./field-fault.ts";
import { type FieldKind, fieldKinds, fieldOf, fieldsOf, type FormField } from "./form-document.ts";
import type { Given } from "./given.ts";

const form = allFieldsForm();
const rules: AnswerRules = {
  today: "2026-11-23",
  phoneFault: (phone) => (looksLikePhone(phone) && /^(?:06|07)\d{8}$/.test(phone.replaceAll(" ", "")) ? null : "phone"),
};

const given = (change: Readonly<Record<string, readonly unknown[]>> = {}): Given =>
  new Map(Object.entries({ ...goodAnswer, ...change })) as Given;

const checked = (change?: Readonly<Record<string, readonly unknown[]>>) => checkAnswer(form, given(change), rules);

const alone = (field: Partial<FormField> & Pick<FormField, "kind">, ...values: readonly string[]) =>
  checkAnswer(
    { steps: [{ fields: [fieldOf({ key: "one", label: {}, ...field })] }] },
    new Map([["one", values]]),
    rules,
  );

test("[FO5] [FO6] a good answer is kept tidied, with what hidden fields say, in the form's order", () => {
  const { answer, problems } = checked({ name: ["  Élise\n Aubert "], source: ["elsewhere"] });
  expect(problems).toEqual([]);
  expect(answer.map(({ key }) => key).join()).toBe(
    "name,code,email,phone,persons,price,day,source,topic,when,wines,message,agreed",
  );
  const held = Object.fromEntries(answer.map((each) => [each.key, each.held]));
  expect(held).toMatchObject({
    name: ["Élise Aubert"],
    price: ["12.50"],
    source: ["site"],
    message: ["Bonjour,\nà bientôt."],
  });
});

describe.each(Object.entries(badAnswers))("forty bad inputs for %s", (kind, bad) => {
  test("[FO7] [FO8] [FO9] [FO10] [FO12] each has its one problem at its field, and at no other", () => {
    expect(bad).toHaveLength(badPerKind);
    expect(bad.every(({ key }) => fieldsOf(form).find((field) => field.key === key)?.kind === kind)).toBe(true);
    for (const { key, values, fault } of bad) {
      const sent = values.map((value) => (typeof value === "string" ? value : factsOf(value.name, value.content)));
      const { problems } = checked({ [key]: sent });
      expect({ values, problems: problems.map((each) => [each.key, each.fault]) }).toEqual({
        values,
        problems: [[key, fault]],
      });
    }
  });
});

test("every kind that asks something has its forty", () => {
  const silent = ["hidden", "heading"];
  expect(Object.keys(badAnswers).toSorted()).toEqual(fieldKinds.filter((kind) => !silent.includes(kind)).toSorted());
});

test("[FO4] what isn't asked is neither required nor judged, and is dropped", () => {
  expect(checked({ topic: ["other"] }).problems).toEqual([{ key: "extra", fault: "required" }]);
  const { answer, problems } = checked({ topic: ["wine"], extra: ["x".repeat(5000)] });
  expect(problems).toEqual([]);
  expect(answer.some(({ key }) => key === "extra")).toBe(false);
});

test("[FO3] [FO4] conditions further down find nothing in what isn't asked", () => {
  const chain = {
    steps: [
      {
        fields: [
          fieldOf({ key: "a", kind: "text", label: {} }),
          fieldOf({ key: "b", kind: "text", label: {}, when: [{ field: "a", is: "filled", value: "" }] }),
          fieldOf({
            key: "c",
            kind: "text",
            label: {},
            isRequired: true,
            when: [{ field: "b", is: "equal", value: "yes" }],
          }),
          fieldOf({
            key: "d",
            kind: "text",
            label: {},
            isRequired: true,
            when: [{ field: "b", is: "other", value: "yes" }],
          }),
          fieldOf({
            key: "e",
            kind: "text",
            label: {},
            isRequired: true,
            when: [{ field: "a", is: "empty", value: "" }],
          }),
        ],
      },
    ],
  };
  const keys = (values: Readonly<Record<string, string>>) =>
    checkAnswer(chain, new Map(Object.entries(values).map(([key, value]) => [key, [value]])), rules).problems.map(
      ({ key }) => key,
    );
  expect(keys({ b: "yes" })).toEqual(["d", "e"]);
  expect(keys({ a: "x", b: "yes" })).toEqual(["c"]);
  expect(keys({ a: "x", b: "no" })).toEqual(["d"]);
  expect(keys({ a: " ", b: "yes" })).toEqual(["d", "e"]);
});

test("[FO12] files are what their bytes say and their names, of kinds that the field takes", () => {
  const good = ["a.PDF", "b.pdf"].map((name) => factsOf(name, contentOf("pdf")));
  expect(checked({ papers: good }).problems).toEqual([]);
  expect(checked({ papers: [factsOf("a.jpeg", contentOf("jpg"))] }).problems).toEqual([]);
  expect(checked({ papers: [factsOf("a.pdf", new Uint8Array())] }).problems).toEqual([
    { key: "papers", fault: "fileEmpty" },
  ]);
  expect(checked({ name: [factsOf("a.pdf", contentOf("pdf"))] }).problems).toEqual([{ key: "name", fault: "noFile" }]);
});

test("[FO8] today is a bound of dates", () => {
  const day = { kind: "date", from: "today" } as const;
  expect(alone(day, "2026-11-23").problems).toEqual([]);
  expect(alone(day, "2026-11-22").problems).toEqual([{ key: "one", fault: "dayFrom", values: { day: "23/11/2026" } }]);
});

test("control characters and halves of surrogate pairs are no text", () => {
  expect(alone({ kind: "longtext" }, "a\u0000b").problems).toMatchObject([{ fault: "control" }]);
  expect(alone({ kind: "text" }, "a\ud800b").problems).toMatchObject([{ fault: "control" }]);
  expect(alone({ kind: "longtext" }, "a\n\tb").problems).toEqual([]);
});

test("[FO14] a page has words for what comes along when somebody pastes", () => {
  const pasted = {
    text: "a\ud800b",
    longtext: "one\u000btwo",
    email: "a\ud800@exemple.test",
    phone: "06\ud800",
    number: "\ud800",
  };
  for (const [kind, text] of Object.entries(pasted)) {
    const field = fieldOf({ key: "one", kind: kind as FieldKind, label: {} });
    const [problem] = alone({ kind: field.kind }, text).problems;
    expect(
      possibleFaults(field, rules.today).map(({ fault }) => fault),
      kind,
    ).toContain(problem?.fault ?? "nothing");
  }
});

test("[FO13] problems come in the form's order, with what their messages name", () => {
  const { problems } = checked({ agreed: [], message: ["x"], persons: ["11"], name: [] });
  expect(problems).toEqual([
    { key: "name", fault: "required" },
    { key: "persons", fault: "tooHigh", values: { max: 10 } },
    { key: "message", fault: "tooShort", values: { min: 5 } },
    { key: "agreed", fault: "consent" },
  ]);
});

test("[FO14] what was said of bad input was known to be possible, with the same values", () => {
  const unseen = Object.values(badAnswers)
    .flat()
    .flatMap(({ key, values }) => {
      const sent = values.map((value) => (typeof value === "string" ? value : factsOf(value.name, value.content)));
      const field = fieldsOf(form).find((each) => each.key === key)!;
      const [problem] = checked({ [key]: sent }).problems;
      const known = possibleFaults(field, rules.today).find(({ fault }) => fault === problem?.fault);
      const isBrowsers = !["repeated", "noFile"].includes(problem?.fault ?? "");
      const isKnown = JSON.stringify(known?.values) === JSON.stringify(problem?.values) && known !== undefined;
      return isBrowsers && !(field.kind === "checkboxes" && problem?.fault === "offered") && !isKnown
        ? [{ key, problem }]
        : [];
    });
  expect(unseen).toEqual([]);
});

test("names that objects have are keys of nothing", () => {
  const odd = checkAnswer(
    form,
    new Map([
      ["__proto__", ["x"]],
      ["constructor", ["y"]],
    ]),
    rules,
  );
  expect(odd.answer).toEqual([{ key: "source", held: ["site"] }]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

import { object, type ObjectSchema, string } from "yup";

import { issuesOf } from "../faults-of.ts";
import type { MessageValues } from "../refusal.ts";

import { type AnswerFault, type AnswerRules, fieldFault } from "./field-fault.ts";
import type { FileFacts } from "./file-kind.ts";
import type { FieldRules } from "./form-document.ts";
import { type Asking, askedFields, type Given, tidy } from "./given.ts";

/** What is wrong with an answer, by its field. */
export interface AnswerProblem {
  readonly key: string;
  readonly fault: AnswerFault;
  readonly values?: MessageValues;
}

/** What is kept of an answer: of the fields that were asked, what they hold, in the form's order. */
export type Answer<File extends FileFacts = FileFacts> = readonly {
  readonly key: string;
  readonly held: readonly (string | File)[];
}[];

type Held = ReadonlyMap<string, readonly (string | FileFacts)[]>;

/** The schema of an answer, of the fields that are asked: its messages are faults. Files are no text, so it looks them up. */
function answerSchema(fields: readonly FieldRules[], held: Held, rules: AnswerRules): ObjectSchema<object> {
  const schemaOf = (field: FieldRules) =>
    string().test("fault", (_key, { createError }) => {
      const found = fieldFault(field, held.get(field.key) ?? [], rules);
      return found === null || createError({ message: found.fault, params: { values: found.values } });
    });
  return object(Object.fromEntries(fields.map((field) => [field.key, schemaOf(field)])));
}

/**
 * Checks an answer as server and browser do: what isn't asked isn't checked, and isn't in the answer. Problems come in the
 * form's order, one for a field.
 */
export function checkAnswer<File extends FileFacts>(
  form: Asking,
  given: Given<File>,
  rules: AnswerRules,
): { readonly answer: Answer<File>; readonly problems: readonly AnswerProblem[] } {
  const asked = askedFields(form, given).filter(({ kind }) => kind !== "heading");
  const answer = asked.map((field) => ({ key: field.key, held: tidy(field, given.get(field.key) ?? []) }));
  const held = new Map(answer.map((each) => [each.key, each.held]));
  const found = problemsOf(answerSchema(asked, held, rules));
  return {
    answer: answer.filter((each) => each.held.length > 0),
    problems: answer.flatMap(({ key }) => {
      const problem = found.get(key);
      return problem ? [problem] : [];
    }),
  };
}

function problemsOf(schema: ObjectSchema<object>): ReadonlyMap<string, AnswerProblem> {
  return new Map(
    issuesOf(schema, {}).map(({ path: key = "", message, params }) => {
      const values = params?.["values"] as MessageValues | undefined;
      return [key, { key, fault: message as AnswerFault, ...(values && { values }) }];
    }),
  );
}

import type { KeyError } from "#schemas/contract/envelope.ts";

import type { ActionAnswer, RefusedForm } from "./site-action.ts";

export interface RefusalOptions {
  /** The fields whose values come back; a password's never does. */
  readonly kept: readonly string[];
  /** What the form calls the keys of the call, where it is another name. */
  readonly names?: Readonly<Record<string, string>>;
}

/** What a form has to say whose call was refused: what was typed, and what is wrong where, in the API's own words. */
export function refusedForm(
  form: URLSearchParams,
  { status, data, message }: ActionAnswer,
  { kept, names = {} }: RefusalOptions,
): RefusedForm {
  const problems = Array.isArray(data) ? (data as readonly KeyError[]) : [];
  const errors = Object.fromEntries(problems.map(({ key, error }) => [names[key] ?? key, error]));
  return {
    kind: "refused",
    status: status === 429 || status === 503 ? status : 422,
    values: typed(form, kept),
    errors,
    // With fields that are wrong the message only repeats what stands at them.
    message: problems.length > 0 ? "" : message,
  };
}

/** What was typed into some fields, those that were sent. */
export function typed(form: URLSearchParams, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.filter((name) => form.has(name)).map((name) => [name, form.get(name) ?? ""]));
}

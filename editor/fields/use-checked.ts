import { useState } from "react";

import type { Message, Problem } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";

/** A refusal of who stores values: its problems, else itself, are what is wrong. */
export interface FieldRefusal extends Message {
  readonly problems?: readonly Problem[];
}

export type Commit<Value> = (value: Value) => Result<unknown, FieldRefusal> | void;

export interface Checked<Value> {
  /** What is shown: what was entered last where that can't be stored, else what is stored. */
  readonly value: Value;
  readonly problems: readonly Problem[];
  readonly change: (value: Value) => void;
}

interface Draft<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
  readonly stored: Value;
}

/**
 * Checks what is entered and stores what is right at once. What is wrong stands as it was entered, with what is wrong
 * about it, until it is mended or something else is stored.
 */
export function useChecked<Value>(
  stored: Value,
  check: (value: Value) => Result<unknown, readonly Problem[]>,
  commit: Commit<Value>,
): Checked<Value> {
  const [draft, setDraft] = useState<Draft<Value> | null>(null);
  const current = draft !== null && Object.is(draft.stored, stored) ? draft : null;
  return {
    value: current === null ? stored : current.value,
    problems: current?.problems ?? [],
    change: (value) => {
      const problems = problemsOf(check(value)) ?? refusalOf(commit(value));
      setDraft(problems === null ? null : { value, problems, stored });
    },
  };
}

function problemsOf(checked: Result<unknown, readonly Problem[]>): readonly Problem[] | null {
  return checked.ok ? null : checked.error;
}

function refusalOf(done: Result<unknown, FieldRefusal> | void): readonly Problem[] | null {
  if (done === undefined || done.ok) return null;
  const { problems, messageKey, values } = done.error;
  return problems !== undefined && problems.length > 0 ? problems : [{ key: "", messageKey, values }];
}

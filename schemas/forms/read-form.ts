import type { Problem } from "../refusal.ts";
import { err, ok, type Result } from "../result.ts";

import { fieldsOf, type FormDocument } from "./form-document.ts";
import { formProblems } from "./form-problems.ts";
import { documentIn, isFieldKey } from "./read-parts.ts";

/** A form from outside: what it leaves out is as `fieldOf` has it. Says what is wrong, by key, where it can't be one. */
export function readForm(value: unknown): Result<FormDocument, readonly Problem[]> {
  const problems: Problem[] = [];
  const form = documentIn(value, problems);
  const all = problems.length > 0 ? problems : formProblems(form);
  return all.length > 0 ? err(all) : ok(form);
}

/**
 * [FO18] Reads a form that somebody still works on, as it was stored: within its bounds, each field under a key of its own,
 * but not all of it need fit together yet. Null: this is none.
 */
export function parseFormDraft(text: string): FormDocument | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  const problems: Problem[] = [];
  const form = documentIn(stored, problems);
  const keys = fieldsOf(form).map(({ key }) => key);
  const isWhole = problems.length === 0 && keys.every(isFieldKey) && new Set(keys).size === keys.length;
  return isWhole ? form : null;
}

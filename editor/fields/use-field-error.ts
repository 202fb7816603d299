import type { Problem } from "#schemas/refusal.ts";

import { useProblemText } from "./problem-text.ts";

/** The first of some problems as a sentence about a field; undefined: there is none. */
export function useFieldError(label: string, problems: readonly Problem[]): string | undefined {
  const textOf = useProblemText();
  const [first] = problems;
  return first === undefined ? undefined : textOf(label, first);
}

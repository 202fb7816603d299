import type { Conflict } from "#schemas/editing/rebase.ts";

/** One decision, about the last of the conflicts that ask for it. */
export interface Question<Command> {
  readonly conflict: Conflict<Command>;
  /** What was written in the same place before: it goes with the answer. */
  readonly earlier: readonly Conflict<Command>[];
}

/**
 * What there is to decide. Who wrote in one place in several goes is asked once, about their last words, and not for every
 * pause that they made.
 */
export function openQuestions<Command>(conflicts: readonly Conflict<Command>[]): readonly Question<Command>[] {
  const questions = new Map<string, Question<Command>>();
  for (const conflict of conflicts) {
    const place = placeOf(conflict);
    const before = questions.get(place);
    questions.set(place, { conflict, earlier: before ? [...before.earlier, before.conflict] : [] });
  }
  return [...questions.values()];
}

/** Where a conflict writes, and by what: the same but for the values. One that is refused stands for itself. */
function placeOf({ edit, overwrites, refusal }: Conflict<unknown>): string {
  if (refusal !== null) return edit.id;
  const leaves = overwrites.map(({ leaf }) => leaf).toSorted();
  return JSON.stringify([leaves, edit.commands], (key, value: unknown) => (key === "value" ? undefined : value));
}

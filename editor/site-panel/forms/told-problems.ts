import { makeAutoObservable, observableRef } from "mobx";

import type { FormProblem } from "./use-form-problems.ts";

/** What is missing rather than wrong: somebody may be about to give it. */
const missing: ReadonlySet<string> = new Set(["key.required", "key.asksNothing"]);

/**
 * Which problems are told at this moment. What a question lacks is told once it was left, or once somebody asked to
 * publish the form: never while they are writing it.
 */
export class ToldProblems {
  /** The question that somebody is writing. */
  writing: string | null = null;
  /** What was told before they began. */
  known: ReadonlySet<string> = new Set();

  constructor() {
    makeAutoObservable(this, { known: observableRef }, { autoBind: true });
  }

  /** Those that are told now, of all that a form has. */
  of(problems: readonly FormProblem[]): readonly FormProblem[] {
    return problems.filter(({ id, field, problem }) => {
      if (!missing.has(problem.messageKey) || this.known.has(id)) return true;
      return problem.messageKey !== "key.asksNothing" && field !== this.writing;
    });
  }

  /** Somebody begins to write in a question. */
  begin(field: string, problems: readonly FormProblem[]): void {
    if (field === this.writing) return;
    this.known = idsOf(this.of(problems));
    this.writing = field;
  }

  /** They went elsewhere. */
  leave(field: string): void {
    if (field === this.writing) this.writing = null;
  }

  /** Somebody asked to publish the form: all of it is told. */
  askAll(problems: readonly FormProblem[]): void {
    this.known = idsOf(problems);
  }
}

function idsOf(problems: readonly FormProblem[]): ReadonlySet<string> {
  return new Set(problems.map(({ id }) => id));
}

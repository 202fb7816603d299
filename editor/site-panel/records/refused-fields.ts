import { makeAutoObservable, observableRef } from "mobx";

import type { RecordValues } from "#schemas/collections/collection.ts";
import { sameValue } from "#schemas/editing/same-value.ts";

import type { PartProblem } from "../desk/desk-document.tsx";

/** Says what is wrong with a part of a field; the part's own key is empty where it is all of the field. */
type SayWhere = (problem: PartProblem) => string;

/** What the server had against a record's fields when it was to go public: each is told until its field says something else. */
export class RefusedFields {
  problems: readonly PartProblem[] = [];
  #values: RecordValues = {};

  constructor() {
    makeAutoObservable(this, { problems: observableRef }, { autoBind: true });
  }

  /** Notes what is wrong with which field of these values. */
  tell(problems: readonly PartProblem[], values: RecordValues): void {
    this.problems = problems;
    this.#values = values;
  }

  /** What is wrong with a field as it is now, in the words of who says where in it; undefined: nothing that is known. */
  wordsOf(field: string, now: RecordValues, say: SayWhere = ({ words }) => words): string | undefined {
    const own = this.problems.filter(({ key }) => key === field || key.startsWith(`${field}.`));
    if (own.length === 0 || !sameValue(this.#values[field], now[field])) return undefined;
    return own.map(({ key, words }) => say({ key: key.slice(field.length + 1), words })).join(" · ");
  }
}

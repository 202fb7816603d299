import type { FormAnswer, FormAnswerList } from "#schemas/content/form-answer.ts";

import { PagedList } from "../paged-list.ts";
import type { AnswerPort, AnswerQuery } from "./answer-port.ts";

export type AnswerList = PagedList<FormAnswer, AnswerQuery, FormAnswerList>;

/** The answers that are looked at, the latest first. */
export function answerList({ list: ask }: Pick<AnswerPort, "list">): AnswerList {
  const query: AnswerQuery = { form: null, search: "" };
  return new PagedList({ query, ask, itemsOf: ({ answers }) => answers, keyOf: ({ id }) => id });
}

import type { FormAnswerList, FormSummary } from "#schemas/content/form-answer.ts";

import type { PanelWork } from "../panel-work.ts";

/** Which answers are looked at. */
export interface AnswerQuery {
  /** The form's id; null: of all forms. */
  readonly form: number | null;
  /** Words that all have to occur; empty: all answers are meant. */
  readonly search: string;
}

/** What the list of answers asks the server for. */
export interface AnswerPort {
  forms(): Promise<readonly FormSummary[]>;
  /** A page of them, the latest first; the first is 1. */
  list(query: AnswerQuery, page: number): Promise<FormAnswerList>;
  /** Deletes an answer with its files. Rejects when it can't be. */
  remove(id: number): Promise<void>;
}

/** How many answers are asked for at once. */
export const answersAtOnce = 24;

/** The answers as the site's API gives them. */
export function answerPort({ clients, locale }: Pick<PanelWork, "clients" | "locale">): AnswerPort {
  const { call } = clients(locale);
  return {
    forms: async () => await call("listForms"),
    list: async ({ form, search }, page) => {
      const only = { ...(form !== null && { form }), ...(search !== "" && { search }) };
      return await call("listFormAnswers", { query: { ...only, page, nbItem: answersAtOnce, orderBy: "-id" } });
    },
    remove: async (id) => void (await call("deleteFormAnswer", { params: { id } })),
  };
}

/** Where all answers of a form are had as a table. */
export function exportAddress(form: number): string {
  return `/api/admin/forms/${form}/export`;
}

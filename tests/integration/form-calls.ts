import type { FormAnswerList } from "#schemas/content/form-answer.ts";
import { database } from "#server/db/context.ts";
import { saveForm } from "#server/forms/write.ts";
import { allFieldsForm, goodAnswer } from "#tests/factories/all-fields-form.ts";
import { granted } from "#tests/factories/site-content.ts";

import { administrator, type customer } from "./api-content.ts";
import type { TestApi } from "./api-server.ts";
import { workshop } from "./form-content.ts";

export const formId = 7;

/** What a form's fields hold, as it is sent. */
export function entries(values: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(values).flatMap(([key, held]) => held.map((value) => ({ key, value })));
}

export const token = (at: number): string => `token-of-some-length-${String(at).padStart(4, "0")}`;

/** What tests of forms ask of the API. */
export function formCalls(api: TestApi) {
  const save = async (change = {}) => granted(await saveForm({ id: formId, document: allFieldsForm(change) }));
  const send = (fields: object, given = {}, path = `/api/forms/${formId}/submit`) =>
    api.form(path, { answers: entries(goodAnswer), ...fields }, { lang: "en_US", ...given });
  const register = (at: number, persons = 1) =>
    api.form(`/api/element/${workshop.route}/${workshop.id}/register`, {
      token: token(at),
      answers: entries({
        firstname: ["Lise"],
        lastname: [`Aubert ${at}`],
        email: [`lise${at}@exemple.test`],
        persons: [String(persons)],
        consent: ["true"],
      }),
    });
  const logIn = async (who: typeof administrator | typeof customer): Promise<string> => {
    const answer = await api.call("POST", "/api/login", { body: who });
    return (answer.body.data as { token: string }).token;
  };
  const answers = async (query = ""): Promise<FormAnswerList> => {
    const answer = await api.call("GET", `/api/admin/answer${query}`, { token: await logIn(administrator) });
    return answer.body.data as FormAnswerList;
  };
  const mails = () => database().selectFrom("mail").selectAll().where("kind", "like", "form-%").orderBy("id").execute();

  return { save, send, register, logIn, answers, mails };
}

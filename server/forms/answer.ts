import type { formCalls } from "#schemas/contract/calls/forms.ts";
import type { AnswerFile } from "#schemas/content/form-answer.ts";
import { checkAnswer } from "#schemas/forms/check-answer.ts";
import { fieldsOf, type FormDocument } from "#schemas/forms/form-document.ts";
import { textOf } from "#schemas/forms/localize-form.ts";
import { contactFormId } from "#schemas/forms/standard-forms.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { now } from "#server/db/context.ts";
import { getRegistration } from "#server/elements/read.ts";
import { sent } from "#server/http/api/belongings.ts";
import { fileAnswer } from "#server/http/api/download.ts";
import { found } from "#server/http/api/found.ts";
import type { CallInput, HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { exportAnswers, filesOfAnswer, hasAnswers, listAnswers } from "./answers/read.ts";
import type { JudgedAnswer } from "./answers/rules.ts";
import { deleteAnswer, type KeptAnswer, submitAnswer } from "./answers/write.ts";
import { contentOf, keptFile, type KeptFile } from "./files/read.ts";
import { arrivedFiles } from "./files/write.ts";
import { formDocument, getForm } from "./read.ts";
import { type AnswerBody, answerProblems, answerRules, hashOf, quickest, readGiven } from "./rules.ts";

type AnswerOf = NonNullable<KeptFile["answer"]>;

type Sending = Pick<CallInput<"submitForm">, "files" | "locale" | "caller"> & { readonly body: AnswerBody };

export const formHandlers: HandlersOf<typeof formCalls> = {
  getForm: async ({ params, locale }) => found(await getForm(params.id, locale)),

  validateAnswer: async (input) => {
    const form = await formDocument(input.params.id);
    if (!form) return refuse("not-found", "row.missing");
    const judged = await judge(form, input);
    return judged.ok ? ok(null) : judged;
  },

  submitForm: async (input) => {
    const kept = await take(input.params.id, input, null);
    return kept.ok ? ok({ confirmation: kept.value.confirmation, files: kept.value.files }) : kept;
  },

  getRegistration: async ({ params: { route, id }, locale }) => {
    const registration = await getRegistration(route, id, locale);
    const form = registration && (await getForm(registration.idForm, locale));
    return ok(form && { id, route, places: registration.places, left: registration.left, form });
  },

  registerElement: async (input) => {
    const { params, locale } = input;
    const registration = await getRegistration(params.route, params.id, locale);
    if (!registration) return refuse("not-found", "row.missing");
    const kept = await take(registration.idForm, input, { route: params.route, id: params.id });
    if (!kept.ok) return kept;
    return ok({ ...kept.value, left: kept.value.left ?? registration.left });
  },

  sendMessage: async ({ body, locale, caller }) => {
    const form = await formDocument(contactFormId);
    if (!form) return refuse("not-found", "row.missing");
    const asked = new Set(fieldsOf(form).map(({ key }) => key));
    const answers = Object.entries(body).flatMap(([key, value]) => (asked.has(key) ? [{ key, value }] : []));
    const kept = await take(contactFormId, { body: { answers }, files: [], locale, caller }, null);
    return kept.ok ? ok(null) : kept;
  },

  downloadFormFile: sent({
    load: async ({ params }) => await keptFile(params.id),
    ownerOf: (file) => file.userId,
    opens: (file, key) => file.openedBy.includes(hashOf(file.answer ? sentWith(key, file.answer) : key)),
    handle: async ({ id, name, mime }) => fileAnswer({ name, mime, parts: contentOf(id) }),
  }),

  listFormAnswers: async ({ list }) => ok(await listAnswers(list)),
  deleteFormAnswer: async ({ params }) => await deleteAnswer(params.id),
  exportFormAnswers: async ({ params }) => {
    if (!(await formDocument(params.id)) && !(await hasAnswers(params.id))) return refuse("not-found", "row.missing");
    const name = `form-${params.id}.csv`;
    return fileAnswer({ name, mime: "text/csv; charset=utf-8", parts: exportAnswers(params.id) });
  },
};

interface Taken {
  readonly confirmation: string;
  readonly files: readonly AnswerFile[];
  readonly left: number | null;
}

/** Judges an answer and keeps it; what no person sent is thanked, and forgotten. */
async function take(
  formId: number,
  sending: Sending,
  element: JudgedAnswer["element"],
): Promise<Result<Taken, Refusal>> {
  const { body, locale, caller } = sending;
  const form = await formDocument(formId);
  if (!form) return refuse("not-found", "form.gone");
  const confirmation = textOf(form.confirmation, locale);
  if ((body.website ?? "") !== "") return ok({ confirmation, files: [], left: null });
  if (body.elapsed !== undefined && body.elapsed < quickest) return refuse("unprocessable", "form.tooQuick");
  const judged = await judge(form, sending);
  if (!judged.ok) return judged;
  const answer = judged.value;
  const session = await caller.session();
  const about: AnswerOf = { formId, elementId: element?.id ?? null };
  const tokenHash = hashOf(body.token === undefined ? tokenOf(formId, sending, element) : sentWith(body.token, about));
  const owned = { userId: session?.userId ?? null, from: caller.clientAddress };
  const kept = await submitAnswer({ formId, form, answer, locale, tokenHash, element, ...owned });
  return kept.ok ? ok(await taken(kept.value, confirmation, sending)) : kept;
}

/** Only whoever has the token is told of files: without one nothing opens them but a login. */
async function taken({ id, left }: KeptAnswer, confirmation: string, { body }: Sending): Promise<Taken> {
  return { confirmation, files: body.token === undefined ? [] : await filesOfAnswer(id), left };
}

/** What tells an answer from others by its token, which is its form's and its element's: under another it is another answer. */
function sentWith(token: string, { formId, elementId }: AnswerOf): string {
  return `sent ${JSON.stringify([formId, elementId, token])}`;
}

/**
 * What tells an answer from others that came without a token, as from a page without scripts: what it says, who sent it
 * and the day. Sent twice in a day by one household, word for word, it is one.
 */
function tokenOf(formId: number, { body, files, caller }: Sending, element: JudgedAnswer["element"]): string {
  const said = [formId, element, body.answers, files.map(({ field, name, bytes }) => [field, name, bytes])];
  return `made ${JSON.stringify([...said, caller.clientAddress, answerRules(now()).today])}`;
}

async function judge(
  form: FormDocument,
  { body, files, locale, caller }: Sending,
): Promise<Result<JudgedAnswer["answer"], Refusal>> {
  const allowed = await attempt({ "form-check": caller.clientAddress });
  if (!allowed.ok) return throttled(allowed.retryAfter);
  const { given, problems: unasked } = readGiven(form, body.answers, await arrivedFiles(files));
  const { answer, problems } = checkAnswer(form, given, answerRules(now()));
  const all = [...answerProblems(form, problems, locale), ...unasked];
  return all.length > 0 ? refuseInput(all.slice(0, 50)) : ok(answer);
}

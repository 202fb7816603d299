import { fold } from "#schemas/fold.ts";
import { seatsKey } from "#schemas/forms/standard-forms.ts";
import { fieldsOf, formLimits } from "#schemas/forms/form-document.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { getRegistration } from "#server/elements/read.ts";
import { givePlacesBack, takePlaces } from "#server/elements/write.ts";
import { attempt } from "#server/limits/attempt.ts";
import { forgetMails } from "#server/mails/write.ts";

import { mailKeys, tell } from "../engine/tell.ts";
import { dropFiles, giveFiles, keepFile, roomForFiles } from "../files/write.ts";
import { formRecords } from "../read.ts";
import { type JudgedAnswer, linesOf, seatsOf } from "./rules.ts";

export interface KeptAnswer {
  readonly id: number;
  /** How many places are left of what it registers for; null: nothing. */
  readonly left: number | null;
}

const isolation = "read committed";

/**
 * Keeps an answer once, with its files, its places and its mails, or nothing of it. What comes again under its token,
 * however often and at the same time, finds it kept, and counts for no allowance.
 */
export async function submitAnswer(judged: JudgedAnswer): Promise<Result<KeptAnswer, Refusal>> {
  const known = await knownAnswer(judged);
  if (known) return ok(known);
  const { element } = judged;
  // More than there ever were: no column holds any number, and nothing of it need be written.
  if (element && seatsOf(judged.answer) > ((await registrationOf(judged))?.places ?? 0)) return await fullUp(judged);
  const files = judged.answer.flatMap(({ key, held }) =>
    held.flatMap((one) => (typeof one === "string" ? [] : [{ key, file: one }])),
  );
  const bytes = files.reduce((sum, { file }) => sum + file.bytes, 0);
  if (bytes > 0 && !(await roomForFiles(bytes))) return refuse("unprocessable", "form.full");
  const allowed = bytes > 0 ? await attempt({ "form-files": judged.from }) : null;
  if (allowed?.ok === false) return tooMany(allowed.retryAfter);
  const kept: string[] = [];
  try {
    for (const [at, { key, file }] of files.entries()) kept.push(await keepFile(key, at, file));
    return await command(() => keep(judged, kept), { isolation });
  } finally {
    // Those that are an answer's by now stay.
    await dropFiles(kept);
  }
}

async function keep(judged: JudgedAnswer, files: readonly string[]): Promise<Result<KeptAnswer, Refusal>> {
  const { element, from } = judged;
  const seats = element ? seatsOf(judged.answer) : 0;
  const id = await insert(judged, seats);
  if (id === null) return ok((await knownAnswer(judged)) ?? { id: 0, left: null });
  const left = element && (await takePlaces(element.route, element.id, seats));
  if (element && left === false) return await fullUp(judged);
  const allowed = await attempt({ form: from });
  if (!allowed.ok) return tooMany(allowed.retryAfter);
  await giveFiles(files, id);
  await tell({ ...judged, id, seats, files: files.length });
  return ok({ id, left: left === false ? null : left });
}

function tooMany(retryAfter: number) {
  return refuse("too-many", "request.throttled", { retryAfter });
}

/** Null: there is an answer with its token already. */
async function insert(judged: JudgedAnswer, seats: number): Promise<number | null> {
  const lines = linesOf(judged.form, judged.answer);
  const row = await database()
    .insertInto("form_answer")
    .values({
      form_id: judged.formId,
      element_id: judged.element?.id ?? null,
      seats,
      user_id: judged.userId,
      token_hash: judged.tokenHash,
      locale: judged.locale,
      said: JSON.stringify(lines),
      search: fold(lines.flatMap(({ said }) => said).join(" ")),
      received_at: now(),
    })
    .onConflict((conflict) => conflict.column("token_hash").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

async function knownAnswer(judged: JudgedAnswer): Promise<KeptAnswer | null> {
  const row = await database()
    .selectFrom("form_answer")
    .select("id")
    .where("token_hash", "=", judged.tokenHash)
    .executeTakeFirst();
  return row ? { id: row.id, left: (await registrationOf(judged))?.left ?? null } : null;
}

async function registrationOf({ element, locale }: JudgedAnswer) {
  return element && (await getRegistration(element.route, element.id, locale));
}

async function fullUp(judged: JudgedAnswer) {
  const left = (await registrationOf(judged))?.left ?? 0;
  const asksSeats = left > 0 && fieldsOf(judged.form).some(({ key }) => key === seatsKey);
  const problem = { key: seatsKey, messageKey: "key.seatsLeft", values: { left } } as const;
  return refuse("conflict", "register.full", { values: { left }, ...(asksSeats && { problems: [problem] }) });
}

/** Deletes an answer with its files and the mails that haven't told of it; the places that it took are free again. */
export async function deleteAnswer(id: number): Promise<Result<null, Refusal>> {
  return await command(
    async () => {
      const gone = await database()
        .deleteFrom("form_answer")
        .where("id", "=", id)
        .returning(["element_id", "seats"])
        .executeTakeFirst();
      if (!gone) return refuse("not-found", "row.missing");
      await forgetMails(mailKeys(id));
      if (gone.element_id !== null && gone.seats > 0) await givePlacesBack(gone.element_id, gone.seats);
      return ok(null);
    },
    { isolation },
  );
}

const day = 86_400_000;

/** Forgets answers that were kept as long as their forms say, with their files and unsent mails; of a form that is gone, for the longest time that there is. */
export async function forgetOldAnswers(): Promise<void> {
  const forms = await formRecords();
  const answered = await database().selectFrom("form_answer").select("form_id").distinct().execute();
  for (const { form_id: id } of answered) {
    const days = forms.get(id)?.document.retentionDays ?? formLimits.retention.max;
    await inTransaction(async () => await forgetAnswers(id, now() - days * day), { isolation });
  }
}

/** Forgets what was answered to a form until a moment, with its files and unsent mails. */
export async function forgetAnswers(formId: number, until: number): Promise<void> {
  const old = await database()
    .deleteFrom("form_answer")
    .where("form_id", "=", formId)
    .where("received_at", "<=", until)
    .returning("id")
    .execute();
  await forgetMails(old.flatMap(({ id }) => mailKeys(id)));
}

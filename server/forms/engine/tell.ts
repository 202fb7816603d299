import { textOf } from "#schemas/forms/localize-form.ts";
import { defaultLocale } from "#schemas/locale.ts";
import { getRegistration } from "#server/elements/read.ts";
import { attempt } from "#server/limits/attempt.ts";
import { queueMail } from "#server/mails/write.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { dayWords } from "#server/text/day-words.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { addressIn, type JudgedAnswer, linesOf } from "../answers/rules.ts";

/** An answer that is being kept. */
export interface NewAnswer extends JudgedAnswer {
  readonly id: number;
  readonly seats: number;
  /** How many came with it. */
  readonly files: number;
}

/** What the keys of an answer's mails are, or begin with. */
export function mailKeys(id: number): readonly [toReaders: string, toSender: string] {
  return [`form-answer ${id}`, `form-received ${id}`];
}

/** Writes to whoever gets the form's answers and, where the form does so, to whoever filled it in. In its transaction. */
export async function tell(answer: NewAnswer): Promise<void> {
  const { form, id, element, locale } = answer;
  const sender = addressIn(form, answer.answer);
  const own = (await parameterValues())["COMPANY_EMAIL"] || "";
  const readers = form.recipients.length > 0 ? form.recipients : own === "" ? [] : [own];
  const titleIn = async (language: typeof locale): Promise<string> =>
    (element && (await getRegistration(element.route, element.id, language))?.title) ?? "";
  const data = {
    title: textOf(form.title, defaultLocale),
    element: await titleIn(defaultLocale),
    lines: linesOf(form, answer.answer).map(({ label, said, isDay }) => ({
      label,
      said: isDay ? said.map((day) => dayWords(day, defaultLocale)) : said,
    })),
    files: answer.files,
    replyTo: sender,
  };
  const [toReaders, toSender] = mailKeys(id);
  for (const to of new Set(readers)) {
    await queueMail({ kind: "form-answer", to, locale: defaultLocale, data, dedupeKey: `${toReaders} ${to}` });
  }
  // Whoever fills in forms with somebody's address doesn't fill their inbox.
  if (!form.confirms || sender === "" || !(await attempt({ "form-mail": foldEmail(sender) })).ok) return;
  await queueMail({
    kind: "form-received",
    to: sender,
    locale,
    data: {
      title: textOf(form.title, locale),
      confirmation: textOf(form.confirmation, locale),
      element: await titleIn(locale),
      seats: answer.seats,
    },
    dedupeKey: toSender,
  });
}

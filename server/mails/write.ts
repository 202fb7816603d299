import type { Locale } from "#schemas/locale.ts";
import { database, dropTags, inTransaction, now } from "#server/db/context.ts";

import type { LateKind, MailKind, MailKinds } from "./rules.ts";

export interface QueuedMail<Kind extends MailKind> {
  readonly kind: Kind;
  /** The address that it is written to, as its owner gave it. */
  readonly to: string;
  readonly locale: Locale;
  /** Null for a kind whose data is made when it is sent. */
  readonly data: Kind extends LateKind ? null : MailKinds[Kind];
  /** One mail goes out for a key, however often it is queued. */
  readonly dedupeKey: string;
}

/**
 * Puts a mail into the outbox, in the transaction that it tells of: it goes out when that is kept, and only then. Throws
 * outside one.
 */
export async function queueMail<Kind extends MailKind>(mail: QueuedMail<Kind>): Promise<void> {
  dropTags(mailTag);
  await database()
    .insertInto("mail")
    .values({
      kind: mail.kind,
      recipient: mail.to,
      locale: mail.locale,
      data: JSON.stringify(mail.data ?? {}),
      dedupe_key: mail.dedupeKey,
      state: "WAITING",
      attempts: 0,
      due_at: now(),
      failure: "",
      queued_at: now(),
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/** Whoever sends mails listens for this: in every process, something new waits. */
export const mailTag = "mail";

const day = 86_400_000;

/** Forgets mails that went out or went nowhere a month ago, and those that could not be sent after three. */
export async function forgetOldMails(): Promise<void> {
  const forget = async () => {
    await database()
      .deleteFrom("mail")
      .where("state", "in", ["SENT", "DROPPED"])
      .where("settled_at", "<=", now() - 30 * day)
      .execute();
    await database()
      .deleteFrom("mail")
      .where("settled_at", "<=", now() - 90 * day)
      .execute();
  };
  await inTransaction(forget, { isolation: "read committed" });
}

/**
 * Forgets mails that tell of what is gone, wherever they are on their way: those whose keys are one of some, or begin with
 * one and a blank. In its transaction.
 */
export async function forgetMails(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await database()
      .deleteFrom("mail")
      .where((mail) => mail.or([mail("dedupe_key", "=", key), mail("dedupe_key", "like", `${key} %`)]))
      .execute();
  }
}

/** Lets everything that could not be sent be tried again from now on; gives how many mails that are. */
export async function retryMails(): Promise<number> {
  return await inTransaction(async () => {
    dropTags(mailTag);
    const { numUpdatedRows } = await database()
      .updateTable("mail")
      .set({ state: "WAITING", attempts: 0, due_at: now(), settled_at: null })
      .where("state", "=", "FAILED")
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

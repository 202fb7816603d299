import { createHash } from "node:crypto";

import { isLocale, defaultLocale } from "#schemas/locale.ts";
import { appContext } from "#server/context.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import type { Row } from "#server/db/tables.ts";
import { MailNotSent, type MailDriver } from "#server/drivers/mail/mail-driver.ts";

import { letterOf } from "../engine/letters.ts";
import { dress } from "../engine/dress.ts";
import { senderOf } from "../engine/sender.ts";
import { backoff, lease, mostAttempts, type LateMails } from "../rules.ts";

export interface SendingOptions {
  readonly driver: MailDriver;
  /** The site's public origin: links lead there, whatever a request said. */
  readonly origin: string;
  /** The address that mails come from; null: the estate's own, or one that nobody reads. */
  readonly from: string | null;
  readonly late: LateMails;
}

/** How many mails are looked at before asking anew. */
const batch = 20;

/**
 * Sends the mails that are due, one after the other. Each is leased first, by a conditional update, so that of several
 * processes one sends it; a process that ends while it sends leaves it to the others when its lease is over. `mayGoOn`
 * is asked before each.
 */
export async function sendDueMails(options: SendingOptions, mayGoOn: () => boolean): Promise<void> {
  for (;;) {
    const due = await dueMails();
    if (due.length === 0) return;
    for (const mail of due) {
      if (!mayGoOn()) return;
      const leased = await leaseMail(mail);
      if (leased) await sendLeased(leased, options);
    }
  }
}

type Mail = Row<"mail">;

async function dueMails(): Promise<readonly Pick<Mail, "id" | "due_at">[]> {
  return await database()
    .selectFrom("mail")
    .select(["id", "due_at"])
    .where("state", "=", "WAITING")
    .where("due_at", "<=", now())
    .orderBy("due_at")
    .orderBy("id")
    .limit(batch)
    .execute();
}

/** Null: another process has it. */
async function leaseMail({ id, due_at: dueAt }: Pick<Mail, "id" | "due_at">): Promise<Mail | null> {
  const take = () =>
    database()
      .updateTable("mail")
      .set(({ eb, ref }) => ({ due_at: now() + lease, attempts: eb(ref("attempts"), "+", 1) }))
      .where("id", "=", id)
      .where("due_at", "=", dueAt)
      .where("state", "=", "WAITING")
      .returningAll()
      .executeTakeFirst();
  return (await inTransaction(take, { isolation: "read committed" })) ?? null;
}

async function sendLeased(mail: Mail, options: SendingOptions): Promise<void> {
  try {
    await settle(mail, { state: (await write(mail, options)) ? "SENT" : "DROPPED", failure: "" });
  } catch (error) {
    await noteFailure(mail, error);
  }
}

/** Writes a mail and hands it on; false: nobody is to get it. */
async function write(mail: Mail, { driver, origin, from, late }: SendingOptions): Promise<boolean> {
  const locale = isLocale(mail.locale) ? mail.locale : defaultLocale;
  const isLate = Object.hasOwn(late, mail.kind);
  const made = isLate ? await late[mail.kind as keyof LateMails](mail.recipient) : null;
  if (isLate && made === null) return false;
  const sender = await senderOf(origin, from);
  const letter = letterOf(mail.kind, made?.data ?? readJson(mail.data), {
    locale,
    origin,
    estate: sender.name,
    email: sender.replyTo ?? "",
  });
  await driver.send({
    id: `${mail.id}.${createHash("sha256").update(mail.dedupe_key).digest("hex").slice(0, 16)}`,
    from: { name: sender.name, address: sender.address },
    replyTo: letter.replyTo ?? sender.replyTo,
    to: made?.to ?? mail.recipient,
    subject: letter.subject,
    unsubscribe: letter.leave ?? null,
    ...dress(letter, { locale, origin, estate: sender }),
  });
  return true;
}

/** A mail that can't be sent is kept, and told without whom it is to. */
async function noteFailure(mail: Mail, error: unknown): Promise<void> {
  const { log } = appContext();
  const failure = error instanceof MailNotSent ? error.message : "unexpected";
  const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, failure, err: error };
  if (mail.attempts >= mostAttempts || (error instanceof MailNotSent && error.isFinal)) {
    log.error(facts, "a mail can't be sent and is kept: `npm run site -- mail list` shows it");
    await settle(mail, { state: "FAILED", failure });
    return;
  }
  log.warn(facts, "a mail could not be sent and is tried again");
  await change(mail, { due_at: now() + backoff(mail.attempts), failure });
}

/** What a mail was written from is not kept longer than it may be written again. */
async function settle(mail: Mail, { state, failure }: Pick<Mail, "state" | "failure">): Promise<void> {
  await change(mail, { state, failure, settled_at: now(), ...(state !== "FAILED" && { data: "{}" }) });
}

/** Changes a mail that this process still has: when its lease is over, another's word counts. */
async function change(mail: Mail, values: Partial<Omit<Mail, "id">>): Promise<void> {
  const set = () =>
    database()
      .updateTable("mail")
      .set(values)
      .where("id", "=", mail.id)
      .where("due_at", "=", mail.due_at)
      .where("state", "=", "WAITING")
      .execute();
  await inTransaction(set, { isolation: "read committed" });
}

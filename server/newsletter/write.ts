import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import { queueMail } from "#server/mails/write.ts";
import { foldEmail } from "#server/text/fold-email.ts";
import { messageText } from "#server/text/message-text.ts";

import { ask, join, leaveLink, move } from "./engine/moves.ts";
import { knownSecret } from "./engine/secret.ts";
import { isConfirmToken } from "./links.ts";
import { firstList, listName, listNewsletterLists } from "./lists/read.ts";
import {
  confirmationLifetime,
  confirmationPause,
  keptEnded,
  keptPending,
  newToken,
  subscriptionOf,
  tokenHash,
} from "./rules.ts";

/**
 * Asks for the estate's letter, by the public form: a mail with a link goes to the address. What is done, and what is
 * answered, is the same for every address; whether it is subscribed is only looked at when the mail is written.
 */
export async function askNewsletter(email: string, locale: Locale): Promise<Result<null, Refusal>> {
  const asking = async () => {
    const [list] = await listNewsletterLists(locale);
    if (!list) return ok(null);
    const words = `${list.name}\n${messageText("newsletter.words.ask", locale)}`;
    const id = await ask(email, list.id, { way: "form", words, locale });
    const dedupeKey = `newsletter-confirm ${id} ${Math.floor(now() / confirmationPause)}`;
    await queueMail({ kind: "newsletter-confirm", to: email.trim(), locale, data: null, dedupeKey });
    return ok(null);
  };
  return await command(asking, { isolation: "read committed" });
}

/**
 * Makes the link of a mail that is about to be sent, and what the mail says: for who gets the letter already, that they do.
 * Null where nobody asked. The newest link is the only one, and goes to the address that was given first.
 */
export async function issueConfirmation(email: string) {
  const issue = async () => {
    const list = await firstList();
    if (!list) return null;
    const row = await database()
      .selectFrom("newsletter_subscription")
      .select(["id", "email", "state"])
      .where("email_folded", "=", foldEmail(email))
      .where("newsletter_list_id", "=", list.id)
      .executeTakeFirst();
    if (!row) return null;
    const token = row.state === "SUBSCRIBED" ? null : newToken();
    if (token !== null) {
      await database()
        .updateTable("newsletter_subscription")
        .set({ token_hash: tokenHash(token), token_expires_at: now() + confirmationLifetime })
        .where("id", "=", row.id)
        .execute();
    }
    const days = confirmationLifetime / 86_400_000;
    return { to: row.email, data: { list: await listName(list.id), leave: await leaveLink(row.id), token, days } };
  };
  return await inTransaction(issue, { isolation: "read committed" });
}

/** What the first letter to a new reader says, and how one leaves; null for who left meanwhile. */
export async function issueWelcome(email: string) {
  const issue = async () => {
    const row = await database()
      .selectFrom("newsletter_subscription")
      .select(["id", "email", "newsletter_list_id as list"])
      .where("email_folded", "=", foldEmail(email))
      .where("state", "=", "SUBSCRIBED")
      .orderBy("changed_at", "desc")
      .orderBy("id")
      .executeTakeFirst();
    return row ? { to: row.email, data: { list: await listName(row.list), leave: await leaveLink(row.id) } } : null;
  };
  return await inTransaction(issue, { isolation: "read committed" });
}

/**
 * Confirms a subscription by the link of the mail, once; whoever comes again by it while it is good is told the same, and
 * nothing changes. Refused, as `not-found`: a link that is unknown, replaced or too old.
 */
export async function confirmNewsletter(token: string, locale: Locale): Promise<Result<null, Refusal>> {
  if (!isConfirmToken(token)) return confirmationGone;
  const confirm = async () => {
    const row = await database()
      .selectFrom("newsletter_subscription")
      .select("newsletter_list_id as list")
      .where("token_hash", "=", tokenHash(token))
      .where("token_expires_at", ">", now())
      .executeTakeFirst();
    if (!row) return confirmationGone;
    const name = (await listNewsletterLists(locale)).find(({ id }) => id === row.list)?.name ?? "";
    const words = messageText("newsletter.words.confirm", locale, { list: name });
    const confirmed = await move({ tokenHash: tokenHash(token) }, "confirm", { way: "mail", words, locale });
    for (const { email, line } of confirmed) await welcome(email, line, locale);
    return ok(null);
  };
  return await command(confirm, { isolation: "read committed" });
}

/** Has an account's address get these lists and no others, at once. Refused: a list that there isn't. */
export async function chooseNewsletters(
  email: string,
  lists: readonly number[],
  locale: Locale,
): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const known = await listNewsletterLists(locale);
    if (lists.some((list) => !known.some(({ id }) => id === list))) {
      return refuseInput([{ key: "lists", messageKey: "newsletter.noList" }]);
    }
    for (const { id: list, name, description } of known) {
      if (lists.includes(list)) {
        const line = await join(email, list, { way: "account", words: `${name}\n${description}`, locale });
        if (line !== null) await welcome(email, line, locale);
      } else await move({ email, list }, "leave", { way: "account", locale });
    }
    return ok(null);
  });
}

/**
 * Ends a subscription by the link that stands in every letter; one that has ended, or whose reader was forgotten, stays so.
 * Refused, as `not-found`: a link that the site never gave.
 */
export async function leaveByLink(
  code: string,
  way: "link" | "one-click",
  locale: Locale,
): Promise<Result<null, Refusal>> {
  const leave = async () => {
    const id = subscriptionOf(await knownSecret(), code);
    if (id === null || !isRowId(id)) return refuse("not-found", "newsletter.leaveGone");
    await move({ id }, "leave", { way, locale });
    return ok(null);
  };
  return await command(leave, { isolation: "read committed" });
}

/** Ends all subscriptions of an address, for the operator whom a reader asked. True when there was one. */
export async function leaveNewsletters(email: string): Promise<Result<boolean, Refusal>> {
  return await command(async () => ok((await move({ email }, "leave", byOperator)).length > 0));
}

/** Notes that letters to an address come back: it gets none until it confirms anew. True when it got one. */
export async function noteBounce(email: string): Promise<Result<boolean, Refusal>> {
  return await command(async () => ok((await move({ email }, "bounce", byOperator)).length > 0));
}

/** Forgets an address with all its proof. True when it was there. */
export async function forgetReader(email: string): Promise<Result<boolean, Refusal>> {
  return await command(async () => {
    const forgotten = await database()
      .deleteFrom("newsletter_subscription")
      .where("email_folded", "=", foldEmail(email))
      .executeTakeFirst();
    return ok(forgotten.numDeletedRows > 0n);
  });
}

/** Forgets what nobody confirmed, and subscriptions that ended long ago; a link that is still good keeps its own. */
export async function forgetOldReaders(): Promise<void> {
  const forget = async () => {
    for (const { states, before } of [
      { states: ["PENDING"], before: now() - keptPending },
      { states: ["UNSUBSCRIBED", "BOUNCED"], before: now() - keptEnded },
    ] as const) {
      await database()
        .deleteFrom("newsletter_subscription")
        .where("state", "in", [...states])
        .where("changed_at", "<=", before)
        .where((row) => row.or([row("token_expires_at", "is", null), row("token_expires_at", "<=", now())]))
        .execute();
    }
  };
  await inTransaction(forget, { isolation: "read committed" });
}

/** The first letter to a new reader, which says how to leave: its owner hears of it, too, when somebody else gave the address. */
async function welcome(email: string, line: number, locale: Locale): Promise<void> {
  const dedupeKey = `newsletter-welcome ${line}`;
  await queueMail({ kind: "newsletter-welcome", to: email, locale, data: null, dedupeKey });
}

const byOperator = { way: "operator", locale: defaultLocale } as const;
const confirmationGone = refuse("not-found", "newsletter.confirmationGone");

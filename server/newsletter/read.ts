import type { ConsentWay, SubscriptionEvent, SubscriptionState } from "#schemas/content/newsletter.ts";
import { defaultLocale, isLocale } from "#schemas/locale.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { linkSecret, knownSecret } from "./engine/secret.ts";
import { isConfirmToken, leaveAddress } from "./links.ts";
import { leaveCode, subscriptionOf, tokenHash } from "./rules.ts";

export { confirmationLifetime } from "./rules.ts";

/** What whoever writes the letter knows of a reader. */
export interface NewsletterReader {
  readonly list: number;
  readonly email: string;
  readonly locale: string;
  /** When the subscription began, in milliseconds since 1970. */
  readonly since: number;
  /** The address that ends the subscription, for the letter's foot and its header. */
  readonly unsubscribe: string;
  /** The headers that have mail programs show a button for it (RFC 8058). */
  readonly headers: Readonly<Record<"List-Unsubscribe" | "List-Unsubscribe-Post", string>>;
}

/** Everybody who gets the newsletter, by list, the longest first: for the operator only. */
export async function listNewsletterReaders(origin: string, list?: number): Promise<readonly NewsletterReader[]> {
  return await inTransaction(async () => {
    const secret = await linkSecret();
    const rows = await database()
      .selectFrom("newsletter_subscription")
      .selectAll()
      .where("state", "=", "SUBSCRIBED")
      .$if(list !== undefined, (query) => query.where("newsletter_list_id", "=", list ?? 0))
      .orderBy("newsletter_list_id")
      .orderBy("id")
      .execute();
    return rows.map(({ id, newsletter_list_id: of, email, locale, changed_at: since }) => {
      const language = isLocale(locale) ? locale : defaultLocale;
      const unsubscribe = leaveAddress(origin, language, leaveCode(secret, id));
      const headers = leaveHeaders(unsubscribe);
      return { list: of, email, locale, since, unsubscribe, headers };
    });
  });
}

/** What a mail says in its head of the address that ends a subscription (RFC 8058 §3.1). */
export function leaveHeaders(address: string): NewsletterReader["headers"] {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** The ids of the lists that an address gets. */
export async function subscribedLists(email: string): Promise<readonly number[]> {
  const rows = await database()
    .selectFrom("newsletter_subscription")
    .select("newsletter_list_id as list")
    .where("email_folded", "=", foldEmail(email))
    .where("state", "=", "SUBSCRIBED")
    .orderBy("newsletter_list_id")
    .execute();
  return rows.map(({ list }) => list);
}

/** Whether a link still leads to a confirmation: known, not replaced, not too old. Asking changes nothing. */
export async function isOpenConfirmation(token: string): Promise<boolean> {
  if (!isConfirmToken(token)) return false;
  const row = await database()
    .selectFrom("newsletter_subscription")
    .select("id")
    .where("token_hash", "=", tokenHash(token))
    .where("token_expires_at", ">", now())
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the site gave the link that ends with this, whatever became of the subscription. Asking changes nothing. */
export async function isOwnLeaveCode(code: string): Promise<boolean> {
  return subscriptionOf(await knownSecret(), code) !== null;
}

/** One line of the proof of a subscription. */
export interface Consent {
  readonly list: number;
  readonly email: string;
  readonly state: SubscriptionState;
  readonly at: number;
  readonly event: SubscriptionEvent;
  readonly way: ConsentWay;
  /** What was agreed to, as it was read. */
  readonly words: string;
  readonly locale: string;
}

/** How an address came to be subscribed, and what became of it, in the order that it happened: for the operator only. */
export async function consentsOf(email: string): Promise<readonly Consent[]> {
  const rows = await database()
    .selectFrom("newsletter_consent as consent")
    .innerJoin("newsletter_subscription as of", "of.id", "consent.newsletter_subscription_id")
    .select(["of.newsletter_list_id as list", "of.email", "of.state"])
    .select(["consent.at", "consent.event", "consent.way", "consent.words", "consent.locale"])
    .where("of.email_folded", "=", foldEmail(email))
    .orderBy("consent.at")
    .orderBy("consent.id")
    .execute();
  // The log has what `write.ts` put there.
  return rows.map((row) => ({ ...row, event: row.event as SubscriptionEvent, way: row.way as ConsentWay }));
}

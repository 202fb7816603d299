import { database } from "#server/db/context.ts";
import { foldEmail } from "#server/text/fold-email.ts";

/** What the newsletter knows of a reader. */
export interface NewsletterSubscription {
  readonly email: string;
  readonly locale: string;
  /** When the reader asked for it, in milliseconds since 1970. */
  readonly consentedAt: number;
}

/** Everybody who gets the newsletter, the longest first: for the operator only. */
export async function listNewsletterSubscriptions(): Promise<readonly NewsletterSubscription[]> {
  const rows = await database().selectFrom("newsletter_subscription").selectAll().orderBy("id").execute();
  return rows.map(({ email, locale, consented_at: consentedAt }) => ({ email, locale, consentedAt }));
}

/** Whether an address gets the newsletter. */
export async function isSubscribed(email: string): Promise<boolean> {
  const row = await database()
    .selectFrom("newsletter_subscription")
    .select("id")
    .where("email_folded", "=", foldEmail(email))
    .executeTakeFirst();
  return row !== undefined;
}

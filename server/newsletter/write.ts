import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { database, now } from "#server/db/context.ts";
import { command } from "#server/db/command.ts";
import { foldEmail } from "#server/text/fold-email.ts";

/**
 * Subscribes an address in the language of the form. Doing it again changes nothing: the first consent
 * stays, and nobody learns whether an address is known.
 */
export async function subscribeNewsletter(email: string, locale: Locale): Promise<Result<null, Refusal>> {
  const subscribe = async () => {
    await database()
      .insertInto("newsletter_subscription")
      .values({ email, email_folded: foldEmail(email), locale, consented_at: now() })
      .onConflict((conflict) => conflict.column("email_folded").doNothing())
      .execute();
    return ok(null);
  };
  return await command(subscribe, { isolation: "read committed" });
}

/** Forgets an address. True when it was there. */
export async function unsubscribeNewsletter(email: string): Promise<Result<boolean, Refusal>> {
  return await command(async () => {
    const gone = await database()
      .deleteFrom("newsletter_subscription")
      .where("email_folded", "=", foldEmail(email))
      .executeTakeFirst();
    return ok(gone.numDeletedRows > 0n);
  });
}

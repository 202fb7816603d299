import type { SubscriptionState } from "#schemas/content/newsletter.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { chooseNewsletters } from "#server/newsletter/write.ts";

import { done } from "./results.ts";

/** Whose subscriptions the examples of calls confirm and end: addresses that end so. */
export const exampleReader = "example@calls.test";

/** The subscriptions of a state, in the order in which they began, but the examples'. */
export async function readers(state: SubscriptionState = "SUBSCRIBED") {
  return await database()
    .selectFrom("newsletter_subscription")
    .select(["email", "locale", "changed_at as since"])
    .where("state", "=", state)
    .where("email", "not like", `%${exampleReader}`)
    .orderBy("id")
    .execute();
}

/** Has an address get the estate's letter. */
export async function subscribe(email: string, locale: Locale): Promise<void> {
  done(await chooseNewsletters(email, [1], locale));
}

/** Mails of the newsletter and invitations go to nobody, where a test sends others. */
export const noLetters = {
  "newsletter-confirm": async () => null,
  "newsletter-welcome": async () => null,
  "admin-invitation": async () => null,
};

import { createHash } from "node:crypto";

import { catalogue } from "#schemas/contract/catalogue.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { exampleReader } from "#tests/setup/newsletter.ts";

/** Two subscriptions with the links that the calls' examples have: one to confirm, one to end. */
export async function fillNewsletter(): Promise<void> {
  const { body } = catalogue.confirmNewsletter.example;
  const token = String(Object(body)["token"]);
  const reader = { newsletter_list_id: 1, locale: "fr_FR", state: "PENDING", changed_at: now() } as const;
  const link = {
    token_hash: createHash("sha256").update(token).digest("hex"),
    token_expires_at: now() + 1000 * 86_400_000,
  };
  const emails = [exampleReader, `other-${exampleReader}`];
  await inTransaction(async () => {
    await database()
      .insertInto("setting")
      .values({ name: "newsletter-secret", value: "newsletter secret of the tests" })
      .execute();
    for (const [index, email] of emails.entries()) {
      await database()
        .insertInto("newsletter_subscription")
        .values({ ...reader, email, email_folded: email, ...(index === 0 && link) })
        .execute();
    }
  });
}

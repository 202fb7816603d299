import { randomUUID } from "node:crypto";

import { isEmail } from "#schemas/is-email.ts";
import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { attempt } from "#server/limits/attempt.ts";
import { queueMail } from "#server/mails/write.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { hashPassword } from "../engine/password-hash.ts";
import { acceptInvitation } from "../invitations/write.ts";
import { passwordFaults } from "../passwords/read.ts";
import { replacePassword } from "../passwords/write.ts";

import { isResetToken, resetLifetime, userOfLink } from "./read.ts";
import { newResetToken, resetHash } from "./rules.ts";

export interface AskInput {
  readonly email: string;
  readonly locale: Locale;
  readonly clientAddress: string;
}

/**
 * Asks for a link to a new password. Whether there is an account is only looked up when the mail is written
 * (`issueReset`): the answer, and the work before it, are the same for every address. Refused: what is no address, and as
 * `too-many`, whoever's address it is.
 */
export async function askReset({ email, locale, clientAddress }: AskInput): Promise<Result<null, Refusal>> {
  if (!isEmail(email.trim())) return refuseInput([{ key: "email", messageKey: "key.email" }]);
  const allowed = await attempt({ "reset-account": foldEmail(email), "reset-address": clientAddress });
  if (!allowed.ok) return refuse("too-many", "request.throttled", { retryAfter: allowed.retryAfter });
  const queue = async () => {
    const dedupeKey = `password-reset ${randomUUID()}`;
    await queueMail({ kind: "password-reset", to: email.trim(), locale, data: null, dedupeKey });
    return ok(null);
  };
  return await command(queue, { isolation: "read committed" });
}

/**
 * Makes the link of a mail that is about to be sent, and what the mail says; null where there is no account. The newest
 * link of an account is the only one. Its mail goes to the address that the account has, not to what somebody typed.
 */
export async function issueReset(email: string) {
  return await inTransaction(
    async () => {
      const user = await database()
        .selectFrom("user")
        .select(["id", "email", "firstname"])
        .where("email_folded", "=", foldEmail(email))
        .executeTakeFirst();
      if (!user) return null;
      const token = newResetToken();
      const link = { token_hash: resetHash(token), expires_at: now() + resetLifetime };
      await database()
        .insertInto("password_reset")
        .values({ user_id: user.id, ...link })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(link))
        .execute();
      return { to: user.email, data: { firstname: user.firstname, token, minutes: resetLifetime / 60_000 } };
    },
    { isolation: "read committed" },
  );
}

export interface ResetInput {
  readonly token: string;
  readonly password: string;
  readonly locale: Locale;
}

/**
 * Sets a new password by a link, once, and ends all sessions of the account; nobody is logged in by it. The link of an
 * invitation makes its account an administrator's besides (`acceptInvitation`). Gives the user's number. Refused: `not-found` for a link that is unknown, used, replaced or too old; a password that none may have.
 */
export async function resetPassword({ token, password, locale }: ResetInput): Promise<Result<number, Refusal>> {
  if (!isResetToken(token)) return gone;
  const user = await userOfLink(token);
  if (!user) return await acceptInvitation({ token, password, locale });
  const faults = await passwordFaults(user.email, password);
  if (faults.length > 0) return refuseInput(faults);
  const hash = await hashPassword(password);
  if (hash === null) return refuse("unavailable", "request.unavailable", { retryAfter: 1 });
  return await command(async () => {
    const { numDeletedRows } = await database()
      .deleteFrom("password_reset")
      .where("token_hash", "=", resetHash(token))
      .where("expires_at", ">", now())
      .executeTakeFirst();
    if (numDeletedRows === 0n) return gone;
    await replacePassword(user, { hash, locale, keeps: null });
    return ok(user.id);
  });
}

const gone = refuse("not-found", "reset.gone");

import { randomUUID } from "node:crypto";

import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { command } from "#server/db/command.ts";
import { database } from "#server/db/context.ts";
import { attempt } from "#server/limits/attempt.ts";
import { queueMail } from "#server/mails/write.ts";

import { hashPassword, verifyPassword } from "../engine/password-hash.ts";
import { hashOf } from "../sessions/rules.ts";

import { passwordFaults } from "./read.ts";

export interface ChangeInput {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly locale: Locale;
  /** The session that asks: it alone goes on. */
  readonly token: string;
}

/**
 * Changes a user's own password. Refused: a wrong old password under its key (ten tries in a quarter of an hour, then
 * `too-many`), a new one that none may have.
 */
export async function changePassword(userId: number, input: ChangeInput): Promise<Result<null, Refusal>> {
  const user = await database()
    .selectFrom("user")
    .select(["id", "email", "email_folded", "firstname", "password_hash"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user) return refuse("unauthorized", "session.missing");
  const allowed = await attempt({ "password-change": user.email_folded });
  if (!allowed.ok) return refuse("too-many", "login.throttled", { retryAfter: allowed.retryAfter });
  const matches = await verifyPassword(user.password_hash, input.oldPassword, true);
  if (matches === null) return busy;
  if (!matches) return wrongOld;
  const faults = await passwordFaults(user.email, input.newPassword, "newPassword");
  if (faults.length > 0) return refuseInput(faults);
  const hash = await hashPassword(input.newPassword);
  if (hash === null) return busy;
  return await command(async () => {
    // Its hash may have been replaced while the new one was computed: then the old password was another's to know.
    const still = await database()
      .selectFrom("user")
      .select("id")
      .where("id", "=", userId)
      .where("password_hash", "=", user.password_hash)
      .executeTakeFirst();
    if (!still) return wrongOld;
    await replacePassword(user, { hash, locale: input.locale, keeps: input.token });
    return ok(null);
  });
}

const busy = refuse("unavailable", "request.unavailable", { retryAfter: 1 });
const wrongOld = refuseInput([{ key: "oldPassword", messageKey: "key.passwordWrong" }]);

export interface Replacement {
  readonly hash: string;
  readonly locale: Locale;
  /** The token of the one session that goes on; null: none. */
  readonly keeps: string | null;
}

/**
 * Puts a new hash in a user's row, ends the sessions, forgets the devices and the link to a new password, and tells the
 * user by mail. Inside a transaction.
 */
export async function replacePassword(
  { id, email, firstname }: { readonly id: number; readonly email: string; readonly firstname: string },
  { hash, locale, keeps }: Replacement,
): Promise<void> {
  await database().updateTable("user").set({ password_hash: hash }).where("id", "=", id).execute();
  await database()
    .deleteFrom("session")
    .where("user_id", "=", id)
    .$if(keeps !== null, (query) => query.where("token_hash", "<>", hashOf(keeps ?? "")))
    .execute();
  await database().deleteFrom("device").where("user_id", "=", id).execute();
  await database().deleteFrom("password_reset").where("user_id", "=", id).execute();
  const dedupeKey = `password-changed ${randomUUID()}`;
  await queueMail({ kind: "password-changed", to: email, locale, data: { firstname }, dedupeKey });
}

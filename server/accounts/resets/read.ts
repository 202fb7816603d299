import { database, now } from "#server/db/context.ts";

import { invitationOfLink } from "../invitations/read.ts";

import { resetHash } from "./rules.ts";

/** How long a link to a new password is good, in milliseconds: 60 minutes. */
export const resetLifetime = 3_600_000;

/** Tells whether a text has the form of such a link's token. */
export function isResetToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Whether a link still leads to a password that is to be chosen, after it was forgotten or with an invitation: known, not used, not replaced, not too old. Asking changes nothing. */
export async function isOpenReset(token: string): Promise<boolean> {
  return (await userOfLink(token)) !== null || (await invitationOfLink(token)) !== null;
}

/** Whose link it is; null when it leads nowhere any more. */
export async function userOfLink(token: string) {
  const user = await database()
    .selectFrom("password_reset")
    .innerJoin("user", "user.id", "password_reset.user_id")
    .select(["user.id", "user.email", "user.firstname"])
    .where("password_reset.token_hash", "=", resetHash(token))
    .where("password_reset.expires_at", ">", now())
    .executeTakeFirst();
  return user ?? null;
}

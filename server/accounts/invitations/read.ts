import type { Invitation } from "#schemas/content/people.ts";
import { database, now } from "#server/db/context.ts";

import { resetHash } from "../resets/rules.ts";

/** Who was asked to edit the site and hasn't chosen a password, the latest first. */
export async function listInvitations(): Promise<readonly Invitation[]> {
  const rows = await database()
    .selectFrom("admin_invitation")
    .select(["id", "email", "firstname", "lastname", "role", "invited_at as invitedAt", "expires_at as expiresAt"])
    .orderBy("invited_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, isExpired: row.expiresAt <= now() }));
}

/** Whose invitation a link is; null when it leads nowhere (any more). Asking changes nothing. */
export async function invitationOfLink(token: string) {
  const row = await database()
    .selectFrom("admin_invitation")
    .select(["id", "email"])
    .where("token_hash", "=", resetHash(token))
    .where("expires_at", ">", now())
    .executeTakeFirst();
  return row ?? null;
}

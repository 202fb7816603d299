import { createHash, randomBytes } from "node:crypto";

import type { Role } from "#schemas/content/user.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { siteId } from "#server/site/info/read.ts";

/** A login that is still good. */
export interface Session {
  readonly userId: number;
  readonly idSite: number;
  /** The user's role now, not when it logged in. */
  readonly role: Role;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Login cookies and tokens last a day, however much they are used (spec §9; reliability D1). */
export const sessionLifetime = 86_400_000;

/**
 * Opens a session and gives its token: 256 random bits, of which the database only knows the hash. Old
 * sessions are swept away on the occasion.
 */
export async function openSession(userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const open = async () => {
    await database().deleteFrom("session").where("expires_at", "<=", now()).execute();
    await database()
      .insertInto("session")
      .values({
        token_hash: hashOf(token),
        user_id: userId,
        id_site: siteId,
        created_at: now(),
        expires_at: now() + sessionLifetime,
      })
      .execute();
  };
  await inTransaction(open, { isolation: "read committed" });
  return token;
}

/** The session of a token; null when it is unknown, over or logged out. */
export async function sessionOf(token: string): Promise<Session | null> {
  if (!isToken(token)) return null;
  const row = await database()
    .selectFrom("session")
    .innerJoin("user", "user.id", "session.user_id")
    .select(["session.user_id", "session.id_site", "session.expires_at", "session.created_at", "user.role"])
    .where("session.token_hash", "=", hashOf(token))
    .executeTakeFirst();
  // A clock that was set back must not make a session longer than a day.
  if (!row || row.expires_at <= now() || row.created_at > now() + clockTolerance) return null;
  return { userId: row.user_id, idSite: row.id_site, role: row.role, expiresAt: row.expires_at };
}

/** Ends a token's session; an unknown token has none. */
export async function logout(token: string): Promise<void> {
  if (!isToken(token)) return;
  await inTransaction(async () => {
    await database().deleteFrom("session").where("token_hash", "=", hashOf(token)).execute();
  });
}

/** How far a clock may jump back before sessions made «in the future» are refused (reliability R-17: −26 h). */
const clockTolerance = 6 * 3_600_000;

function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

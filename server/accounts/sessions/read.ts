import type { Role } from "#schemas/content/user.ts";
import type { UserSession } from "#schemas/content/user.ts";
import { database, now } from "#server/db/context.ts";

import { administratorMark, hashOf, isToken, sessionId } from "./rules.ts";

/** A login that is still good. */
export interface Session {
  readonly userId: number;
  readonly idSite: number;
  /** The user's role now, not when it logged in. */
  readonly role: Role;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Tells by a token's first letter whether an administrator's session can be behind it: the public pages look
 * up only those, so that a customer who is logged in costs them no query. It proves nothing by itself. Somebody
 * who becomes an administrator sees the pages as one after the next login.
 */
export function mayBeAdministrators(token: string): boolean {
  return isToken(token) && token.startsWith(administratorMark);
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

/** How far a clock may jump back before sessions made «in the future» are refused (reliability R-17: −26 h). */
const clockTolerance = 6 * 3_600_000;

/** A user's sessions that are still good, the latest first; the one of this token is told apart. */
export async function listSessions(userId: number, token: string): Promise<readonly UserSession[]> {
  const rows = await database()
    .selectFrom("session")
    .select(["token_hash", "created_at", "agent"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now())
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .execute();
  const present = hashOf(token);
  return rows.map(({ token_hash: hash, created_at: since, agent }) => ({
    id: sessionId(hash),
    since: new Date(since).toISOString(),
    agent,
    isCurrent: hash === present,
  }));
}

/** On how many devices a user is logged in. */
export async function countSessions(userId: number): Promise<number> {
  const { count } = await database()
    .selectFrom("session")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("expires_at", ">", now())
    .executeTakeFirstOrThrow();
  return Number(count);
}

import type { DeleteResult } from "kysely";

import type { Role, User } from "#schemas/content/user.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { attempt } from "#server/limits/shared-throttle.ts";
import type { ThrottleLimits } from "#server/limits/throttle.ts";
import { siteId } from "#server/site/info/read.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { nobodysHash, verifyPassword } from "../engine/password-hash.ts";
import { userOf } from "../read.ts";

import { hashOf, isToken, newToken, sessionLifetime } from "./rules.ts";

export interface LoginInput {
  readonly email: string;
  readonly password: string;
  /** The network address that the request comes from. */
  readonly clientAddress: string;
  readonly limits?: ThrottleLimits;
}

export interface Login {
  readonly token: string;
  readonly idSite: number;
  readonly user: User;
}

/** Ten verifications in fifteen minutes, for an account and for an address (reliability R-29, S-13). */
export const loginLimits: ThrottleLimits = { attempts: 10, window: 15 * 60_000 };

/**
 * Logs a user in. An unknown account and a wrong password get the same answer after the same work.
 * Refusals: `unauthorized`, `too-many` (attempts), `unavailable` (the server hashes enough already).
 */
export async function login({
  email,
  password,
  clientAddress,
  limits = loginLimits,
}: LoginInput): Promise<Result<Login, Refusal>> {
  const folded = foldEmail(email);
  const allowed = attempt([`account ${folded}`, `address ${clientAddress}`], limits);
  if (!allowed.ok)
    return refuse("too-many", "login.throttled", { retryAfter: Math.max(1, Math.ceil(allowed.retryAfter / 1000)) });
  const row = await database()
    .selectFrom("user")
    .select(["id", "password_hash"])
    .where("email_folded", "=", folded)
    .executeTakeFirst();
  const matches = await verifyPassword(row?.password_hash ?? nobodysHash, password);
  if (matches === null) return refuse("unavailable", "request.unavailable", { retryAfter: 1 });
  const user = row && matches ? await userOf({ userId: row.id }) : null;
  if (!user) return refuse("unauthorized", "login.wrong");
  return ok({ token: await openSession(user.id, user.role), idSite: siteId, user });
}

/** Opens a session and gives its token, of which the database only knows the hash. Old ones are swept away. */
async function openSession(userId: number, role: Role): Promise<string> {
  const token = newToken(role);
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

/** Ends a token's session; an unknown token has none. */
export async function logout(token: string): Promise<void> {
  if (!isToken(token)) return;
  await inTransaction(async () => {
    await database().deleteFrom("session").where("token_hash", "=", hashOf(token)).execute();
  });
}

/** Ends every session of a user, or of everybody. Gives how many there were; an address that is nobody's is refused. */
export async function endSessions(email: string | null): Promise<Result<number, Refusal>> {
  return await command(async () => {
    const sessions = database().deleteFrom("session");
    if (email === null) return ok(count(await sessions.executeTakeFirst()));
    const user = await database()
      .selectFrom("user")
      .select("id")
      .where("email_folded", "=", foldEmail(email))
      .executeTakeFirst();
    if (!user) return refuse("not-found", "missing.account", { values: { email } });
    return ok(count(await sessions.where("user_id", "=", user.id).executeTakeFirst()));
  });
}

function count({ numDeletedRows }: DeleteResult): number {
  return Number(numDeletedRows);
}

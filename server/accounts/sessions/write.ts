import type { User } from "#schemas/content/user.ts";
import { ok, type Result } from "#schemas/result.ts";
import { database } from "#server/db/context.ts";
import { fold } from "#server/db/fold.ts";
import { refuse, type Refusal } from "#server/db/refusal.ts";
import { attempt } from "#server/limits/shared-throttle.ts";
import type { ThrottleLimits } from "#server/limits/throttle.ts";
import { siteId } from "#server/site/info/read.ts";

import { nobodysHash, verifyPassword } from "../engine/password-hash.ts";
import { userOf } from "../read.ts";

import { openSession } from "./read.ts";

export interface LoginInput {
  readonly email: string;
  readonly password: string;
  /** Where the request comes from: the client's address. */
  readonly address: string;
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
 * Refusals: `wrong-credentials`, `too-many` (attempts), `busy` (the server hashes enough already).
 */
export async function login({
  email,
  password,
  address,
  limits = loginLimits,
}: LoginInput): Promise<Result<Login, Refusal>> {
  const folded = foldEmail(email);
  const allowed = attempt([`account ${folded}`, `address ${address}`], limits);
  if (!allowed.ok) return refuse("too-many", `Too many attempts. Try again in ${minutes(allowed.retryAfter)}.`);
  const row = await database()
    .selectFrom("user")
    .select(["id", "password_hash"])
    .where("email_folded", "=", folded)
    .executeTakeFirst();
  const matches = await verifyPassword(row?.password_hash ?? nobodysHash, password);
  if (matches === null) return refuse("busy", "The server is busy. Try again in a moment.");
  const user = row && matches ? await userOf({ userId: row.id }) : null;
  if (!user) return refuse("wrong-credentials", "This email and password don't match");
  return ok({ token: await openSession(user.id), idSite: siteId, user });
}

/** An account is the same in whatever case its email is typed. */
export function foldEmail(email: string): string {
  return fold(email);
}

function minutes(milliseconds: number): string {
  const count = Math.max(1, Math.ceil(milliseconds / 60_000));
  return count === 1 ? "a minute" : `${count} minutes`;
}

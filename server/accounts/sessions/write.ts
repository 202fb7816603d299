import type { DeleteResult } from "kysely";

import type { User } from "#schemas/content/user.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { attempt } from "#server/limits/attempt.ts";
import { siteId } from "#server/site/info/read.ts";
import { agentName } from "#server/text/agent-name.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { knownDevice } from "../devices/read.ts";
import { knowDevice } from "../devices/write.ts";
import { isTooBusy, nobodysHash, verifyPassword } from "../engine/password-hash.ts";
import { userOf } from "../read.ts";

import { hashOf, isToken, newToken, sessionId, sessionLifetime } from "./rules.ts";

export interface LoginInput {
  readonly email: string;
  readonly password: string;
  /** The network address that the request comes from. */
  readonly clientAddress: string;
  /** What the device was given when somebody last logged in on it. */
  readonly device?: string | null;
  /** What the browser says of itself. */
  readonly agent?: string;
}

export interface Login {
  readonly token: string;
  readonly idSite: number;
  readonly user: User;
  /** What the device is to keep from now on, to be known at the next login. */
  readonly device: string;
}

/**
 * Logs a user in. An unknown account and a wrong password get the same answer after the same work, and use up the
 * same allowances: the account's and the address's, which strangers share. A device on which somebody logged in
 * to this account before has its own, so that no stranger's tries lock its owner out.
 * Refusals: `unauthorized`, `too-many` (attempts), `unavailable` (the server hashes enough already).
 */
export async function login({
  email,
  password,
  clientAddress,
  device = null,
  agent = "",
}: LoginInput): Promise<Result<Login, Refusal>> {
  const folded = foldEmail(email);
  const known = await knownDevice(device, folded);
  const isKnown = known !== null;
  // Asked before anything is written: more tries than can be verified cost the database nothing.
  if (isTooBusy(isKnown)) return busy;
  const allowed = await attempt(
    isKnown ? { "login-device": known.key } : { "login-account": folded, "login-address": clientAddress },
  );
  if (!allowed.ok) return refuse("too-many", "login.throttled", { retryAfter: allowed.retryAfter });
  const row = await database()
    .selectFrom("user")
    .select(["id", "password_hash"])
    .where("email_folded", "=", folded)
    .executeTakeFirst();
  const matches = await verifyPassword(row?.password_hash ?? nobodysHash, password, isKnown);
  if (matches === null) return busy;
  const user = row && matches ? await userOf({ userId: row.id }) : null;
  if (!row || !user) return refuse("unauthorized", "login.wrong");
  const open = async () => {
    if (!(await isStillPassword(user.id, row.password_hash))) return null;
    const token = await openSession(user, agentName(agent));
    return { token, device: await knowDevice({ userId: user.id, passwordHash: row.password_hash, known }) };
  };
  const opened = await inTransaction(open, { isolation: "read committed" });
  return opened ? ok({ ...opened, idSite: siteId, user }) : refuse("unauthorized", "login.wrong");
}

/**
 * Whether the password that was verified still is the account's. Its row is held until the transaction ends: whoever
 * changes the password finds this session, and ends it, or has done so before.
 */
async function isStillPassword(userId: number, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await database()
    .updateTable("user")
    .set({ password_hash: hash })
    .where("id", "=", userId)
    .where("password_hash", "=", hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const busy = refuse("unavailable", "request.unavailable", { retryAfter: 1 });

/** Opens a session and gives its token, of which the database only knows the hash. Old ones are swept away. */
async function openSession({ id, role }: User, agent: string): Promise<string> {
  const token = newToken(role);
  await database().deleteFrom("session").where("expires_at", "<=", now()).execute();
  await database()
    .insertInto("session")
    .values({
      token_hash: hashOf(token),
      user_id: id,
      agent,
      id_site: siteId,
      created_at: now(),
      expires_at: now() + sessionLifetime,
    })
    .execute();
  return token;
}

/** Ends a token's session; an unknown token has none. */
export async function logout(token: string): Promise<void> {
  if (!isToken(token)) return;
  await inTransaction(async () => {
    await database().deleteFrom("session").where("token_hash", "=", hashOf(token)).execute();
  });
}

/** Ends one of a user's sessions, by its id; one that is not there, or another's, is refused as `not-found`. */
export async function endSession(userId: number, id: string): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const own = await database().selectFrom("session").select("token_hash").where("user_id", "=", userId).execute();
    const ended = own.find(({ token_hash: hash }) => sessionId(hash) === id);
    if (!ended) return refuse("not-found", "row.missing");
    await database().deleteFrom("session").where("token_hash", "=", ended.token_hash).execute();
    return ok(null);
  });
}

/** Ends every session of a user, or of everybody, and makes their devices unknown. Gives how many sessions there were; an address that is nobody's is refused. */
export async function endSessions(email: string | null): Promise<Result<number, Refusal>> {
  return await command(async () => {
    const [sessions, devices] = [database().deleteFrom("session"), database().deleteFrom("device")];
    if (email === null) {
      await devices.execute();
      return ok(count(await sessions.executeTakeFirst()));
    }
    const user = await database()
      .selectFrom("user")
      .select("id")
      .where("email_folded", "=", foldEmail(email))
      .executeTakeFirst();
    if (!user) return refuse("not-found", "missing.account", { values: { email } });
    return ok(await endSessionsOf(user.id));
  });
}

/** Ends every session of a user and makes their devices unknown; gives how many sessions there were. Inside a transaction. */
export async function endSessionsOf(userId: number): Promise<number> {
  await database().deleteFrom("device").where("user_id", "=", userId).execute();
  return count(await database().deleteFrom("session").where("user_id", "=", userId).executeTakeFirst());
}

function count({ numDeletedRows }: DeleteResult): number {
  return Number(numDeletedRows);
}

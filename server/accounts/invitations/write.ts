import { randomUUID } from "node:crypto";

import type { AdministratorRole } from "#schemas/content/people.ts";
import { isEmail } from "#schemas/is-email.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command, commandOn } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { attempt } from "#server/limits/attempt.ts";
import { queueMail } from "#server/mails/write.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { foundBy } from "../engine/found-by.ts";
import { hashPassword } from "../engine/password-hash.ts";
import { passwordFaults } from "../passwords/read.ts";
import { replacePassword } from "../passwords/write.ts";
import { newResetToken, resetHash } from "../resets/rules.ts";
import { hasAdministrator, mayDecide } from "../roles/read.ts";

import { invitationOfLink } from "./read.ts";
import { firstLinkLifetime, invitationDays, invitationLifetime, keptUnanswered } from "./rules.ts";

export interface InviteInput {
  /** The SUPER_ADMIN who asks. */
  readonly by: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: AdministratorRole;
  /** The language of the mail. */
  readonly locale: Locale;
}

/**
 * Asks somebody to edit the site, by mail. Whether the address has a customer's account is asked by nobody until the
 * link is followed: the answer, and the work before it, are the same. Refused: what is no address, who edits the site
 * already or was asked already (`conflict`), who is no SUPER_ADMIN (any more), `too-many`.
 */
export async function invite(input: InviteInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const { by, locale, role } = input;
  const email = input.email.trim();
  if (!isEmail(email)) return refuseInput([{ key: "email", messageKey: "key.email" }]);
  const allowed = await allow(by, email);
  if (!allowed.ok) return allowed;
  return await commandOn({ "admin_invitation.email_folded": "email" }, async () => {
    if (!(await mayDecide(by))) return refuse("forbidden", "session.superAdmin");
    if (await isAdministrators(email)) return refuse("conflict", "people.already", { problems: [known] });
    if (await isInvited(email)) return refuse("conflict", "people.invited", { problems: [invited] });
    const { id } = await database()
      .insertInto("admin_invitation")
      .values({
        email,
        email_folded: foldEmail(email),
        firstname: input.firstname.trim(),
        lastname: input.lastname.trim(),
        role,
        token_hash: null,
        invited_by: by,
        invited_at: now(),
        expires_at: now() + invitationLifetime,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await queueInvitation(email, locale);
    return ok({ id });
  });
}

/**
 * Asks the first administrator of a site that has none, without a mail: gives what the link to a password of their own ends
 * with, good for a day. A link that was given before leads nowhere any more. Null where somebody edits the site already.
 */
export async function inviteFirst(email: string): Promise<string | null> {
  return await inTransaction(async () => {
    if (await hasAdministrator()) return null;
    const token = newResetToken();
    const link = {
      email,
      role: "SUPER_ADMIN" as const,
      token_hash: resetHash(token),
      invited_at: now(),
      expires_at: now() + firstLinkLifetime,
    };
    await database()
      .insertInto("admin_invitation")
      .values({ ...link, email_folded: foldEmail(email), firstname: "", lastname: "", invited_by: null })
      .onConflict((conflict) => conflict.column("email_folded").doUpdateSet(link))
      .execute();
    return token;
  });
}

const known = { key: "email", messageKey: "people.already" } as const;
const invited = { key: "email", messageKey: "people.invited" } as const;

interface AgainInput {
  readonly by: number;
  readonly locale: Locale;
}

/** Sends an invitation once more: the link that was sent before leads nowhere from now on. Refused: `not-found`, `too-many`. */
export async function inviteAgain(id: number, { by, locale }: AgainInput): Promise<Result<null, Refusal>> {
  const found = await database().selectFrom("admin_invitation").select("email").where("id", "=", id).executeTakeFirst();
  if (!found) return missing;
  const allowed = await allow(by, found.email);
  if (!allowed.ok) return allowed;
  return await command(async () => {
    if (!(await mayDecide(by))) return refuse("forbidden", "session.superAdmin");
    const { numUpdatedRows } = await database()
      .updateTable("admin_invitation")
      .set({ token_hash: null, invited_by: by, expires_at: now() + invitationLifetime })
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return missing;
    await queueInvitation(found.email, locale);
    return ok(null);
  });
}

/** Takes an invitation back. Refused as `not-found` when there is none, or it was taken up meanwhile. */
export async function withdrawInvitation(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const { numDeletedRows } = await database().deleteFrom("admin_invitation").where("id", "=", id).executeTakeFirst();
    return numDeletedRows === 0n ? missing : ok(null);
  });
}

const missing = refuse("not-found", "people.invitationGone");

/**
 * Makes the link of an invitation's mail that is about to be sent, and what the mail says; null where it was taken back.
 * The newest link is the only one.
 */
export async function issueInvitation(email: string) {
  return await inTransaction(
    async () => {
      const token = newResetToken();
      const row = await database()
        .updateTable("admin_invitation")
        .set({ token_hash: resetHash(token) })
        .where("email_folded", "=", foldEmail(email))
        .where("expires_at", ">", now())
        .returning(["email", "firstname", "invited_by"])
        .executeTakeFirst();
      if (!row) return null;
      const by = row.invited_by === null ? "" : await nameOf(row.invited_by);
      return { to: row.email, data: { firstname: row.firstname, by, token, days: invitationDays } };
    },
    { isolation: "read committed" },
  );
}

export interface AcceptInput {
  readonly token: string;
  readonly password: string;
  /** The language of the mail that an account gets whose password is another now. */
  readonly locale: Locale;
}

/**
 * Makes who followed an invitation's link an administrator with the password that they chose, once: a new account, or the
 * one that the address has, whose logins end. Nobody is logged in by it, and nobody loses a higher role. Gives the
 * user's number. Refused: `not-found` for a link that is unknown, used, replaced, taken back or too old; a password that
 * none may have.
 */
export async function acceptInvitation({ token, password, locale }: AcceptInput): Promise<Result<number, Refusal>> {
  const invitation = await invitationOfLink(token);
  if (!invitation) return gone;
  const faults = await passwordFaults(invitation.email, password);
  if (faults.length > 0) return refuseInput(faults);
  const hash = await hashPassword(password);
  if (hash === null) return refuse("unavailable", "request.unavailable", { retryAfter: 1 });
  return await command(async () => {
    const taken = await database()
      .deleteFrom("admin_invitation")
      .where("token_hash", "=", resetHash(token))
      .where("expires_at", ">", now())
      .returning(["email", "email_folded", "firstname", "lastname", "role"])
      .executeTakeFirst();
    if (!taken) return gone;
    const account = await database()
      .selectFrom("user")
      .select(["id", "email", "firstname", "role"])
      .where("email_folded", "=", taken.email_folded)
      .executeTakeFirst();
    if (!account) return ok(await openAccount(taken, hash));
    await replacePassword(account, { hash, locale, keeps: null });
    const role = account.role === "SUPER_ADMIN" ? account.role : taken.role;
    await database().updateTable("user").set({ role }).where("id", "=", account.id).execute();
    return ok(account.id);
  });
}

const gone = refuse("not-found", "reset.gone");

/** Forgets invitations that nobody took up and nobody sent again for a month after their end. */
export async function forgetOldInvitations(): Promise<void> {
  const forget = () =>
    database()
      .deleteFrom("admin_invitation")
      .where("expires_at", "<=", now() - keptUnanswered)
      .execute();
  await inTransaction(forget, { isolation: "read committed" });
}

interface Taken {
  readonly email: string;
  readonly email_folded: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: AdministratorRole;
}

async function openAccount(taken: Taken, hash: string): Promise<number> {
  const { id } = await database()
    .insertInto("user")
    .values({
      ...taken,
      ...{ password_hash: hash, phone: null, birthdate: null, created_at: now() },
      search: foundBy(taken, taken.email_folded),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function allow(by: number, email: string): Promise<Result<null, Refusal>> {
  const allowed = await attempt({ "invite-by": String(by), "invite-account": foldEmail(email) });
  return allowed.ok ? ok(null) : refuse("too-many", "request.throttled", { retryAfter: allowed.retryAfter });
}

async function queueInvitation(email: string, locale: Locale): Promise<void> {
  const dedupeKey = `admin-invitation ${randomUUID()}`;
  await queueMail({ kind: "admin-invitation", to: email, locale, data: null, dedupeKey });
}

async function isAdministrators(email: string): Promise<boolean> {
  const row = await database()
    .selectFrom("user")
    .select("id")
    .where("email_folded", "=", foldEmail(email))
    .where("role", "in", ["ADMIN", "SUPER_ADMIN"])
    .executeTakeFirst();
  return row !== undefined;
}

async function isInvited(email: string): Promise<boolean> {
  const row = await database()
    .selectFrom("admin_invitation")
    .select("id")
    .where("email_folded", "=", foldEmail(email))
    .executeTakeFirst();
  return row !== undefined;
}

async function nameOf(user: number): Promise<string> {
  const row = await database()
    .selectFrom("user")
    .select(["firstname", "lastname"])
    .where("id", "=", user)
    .executeTakeFirst();
  return [row?.firstname, row?.lastname].filter(Boolean).join(" ");
}

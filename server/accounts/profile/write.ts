import { randomUUID } from "node:crypto";

import type { User } from "#schemas/content/user.ts";
import { isEmail } from "#schemas/is-email.ts";
import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { command } from "#server/db/command.ts";
import { forgetCartsOf } from "#server/cart/owners/write.ts";
import { database, now } from "#server/db/context.ts";
import { attempt } from "#server/limits/attempt.ts";
import { queueMail } from "#server/mails/write.ts";
import { forgetReader } from "#server/newsletter/write.ts";
import { leaveOrders } from "#server/orders/owners/write.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { foldEmail } from "#server/text/fold-email.ts";
import { dayOf } from "#schemas/paris-day.ts";

import { foundBy } from "../engine/found-by.ts";
import { hashPassword } from "../engine/password-hash.ts";
import { passwordFaults } from "../passwords/read.ts";
import { userOf } from "../read.ts";

import { profileProblems, tidyProfile, type Profile } from "./rules.ts";

export interface RegisterInput extends Profile {
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
  readonly clientAddress: string;
}

/**
 * Opens a customer's account. For an address that has one nothing changes; the answer, and the work before it, are the
 * same, and a mail to the address says which it was. Refused: what is wrong with the input, `too-many`.
 */
export async function register(input: RegisterInput): Promise<Result<null, Refusal>> {
  const email = input.email.trim();
  const folded = foldEmail(email);
  const problems = [
    ...(isEmail(email) ? [] : [{ key: "email", messageKey: "key.email" } as const]),
    ...(await profileFaults(input)),
    ...(await passwordFaults(email, input.password)),
  ];
  if (problems.length > 0) return refuseInput(problems);
  const allowed = await attempt({ "register-account": folded, "register-address": input.clientAddress });
  if (!allowed.ok) return refuse("too-many", "request.throttled", { retryAfter: allowed.retryAfter });
  const hash = await hashPassword(input.password);
  if (hash === null) return refuse("unavailable", "request.unavailable", { retryAfter: 1 });
  const said = tidyProfile(input);
  return await command(async () => {
    const opened = await database()
      .insertInto("user")
      .values({
        ...said,
        search: foundBy(said, folded),
        email,
        email_folded: folded,
        password_hash: hash,
        role: "CUSTOMER",
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column("email_folded").doNothing())
      .returning("id")
      .executeTakeFirst();
    const { firstname, email: to } = await database()
      .selectFrom("user")
      .select(["firstname", "email"])
      .where("email_folded", "=", folded)
      .executeTakeFirstOrThrow();
    const kind = opened ? "account-opened" : "account-known";
    await queueMail({ kind, to, locale: input.locale, data: { firstname }, dedupeKey: `${kind} ${randomUUID()}` });
    return ok(null);
  });
}

export interface ProfileInput {
  readonly firstname: string;
  readonly lastname: string;
  /** Left out: as it is; null: none. */
  readonly phone?: string | null | undefined;
  readonly birthdate?: string | null | undefined;
}

/** Changes what a user says of himself; the address and the role are not among it. */
export async function saveProfile(userId: number, input: ProfileInput): Promise<Result<User, Refusal>> {
  return await command(async () => {
    const user = await userOf({ userId });
    if (!user) return refuse("unauthorized", "session.missing");
    const { firstname, lastname, phone = user.phone, birthdate = user.birthdate } = input;
    const profile: Profile = { firstname, lastname, phone, birthdate };
    const problems = await profileFaults(profile);
    if (problems.length > 0) return refuseInput(problems);
    const tidy = tidyProfile(profile);
    const search = foundBy(tidy, foldEmail(user.email));
    await database()
      .updateTable("user")
      .set({ ...tidy, search })
      .where("id", "=", userId)
      .execute();
    return ok({ ...user, ...tidy });
  });
}

/**
 * Deletes a customer's account: name, address, sessions, devices, carts and the subscription to the newsletter go, what is kept
 * by law (orders) stays without them. Refused while an order waits to be paid, and for administrators, whose accounts the
 * operator ends.
 */
export async function closeAccount(userId: number, locale: Locale): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const user = await userOf({ userId });
    if (!user) return refuse("unauthorized", "session.missing");
    if (user.role !== "CUSTOMER") return refuse("conflict", "account.administers");
    const { email, firstname } = user;
    // Carts before their orders, as everybody holds them.
    await forgetCartsOf(userId);
    const left = await leaveOrders(userId);
    if (!left.ok) return left;
    const forgotten = await forgetReader(email);
    if (!forgotten.ok) return forgotten;
    await database().deleteFrom("user").where("id", "=", userId).execute();
    const dedupeKey = `account-closed ${randomUUID()}`;
    await queueMail({ kind: "account-closed", to: email, locale, data: { firstname }, dedupeKey });
    return ok(null);
  });
}

async function profileFaults(profile: Profile): Promise<readonly Problem[]> {
  const { ASK_BIRTHDATE: asks, MOBILE_PHONES_ONLY: mobiles } = await parameterValues();
  return profileProblems(profile, {
    asksBirthdate: asks === "true",
    mobilesOnly: mobiles === "true",
    today: dayOf(now()),
  });
}

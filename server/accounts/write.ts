import { isEmail } from "#schemas/is-email.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { database, now } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { foundBy } from "./engine/found-by.ts";
import { hashPassword } from "./engine/password-hash.ts";
import { passwordFaults } from "./passwords/read.ts";
import { accountOf } from "./read.ts";

export interface AdministratorInput {
  readonly email: string;
  readonly password: string;
  readonly role?: "ADMIN" | "SUPER_ADMIN";
  readonly firstname?: string;
  readonly lastname?: string;
}

/**
 * Adds a user who may edit the site. Refused when the email is taken (`conflict`), when something is malformed, and when
 * the password is one that anybody would try.
 */
export async function addAdministrator(input: AdministratorInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const problems = await check(input);
  if (problems.length > 0) return refuseInput(problems);
  const hash = await hashPassword(input.password);
  if (hash === null) return refuse("unavailable", "request.unavailable", { retryAfter: 1 });
  return await commandOn(keys, async () => {
    if ((await accountOf(input.email)) !== null) return refuse("conflict", "account.taken", { problems: [takenEmail] });
    const { id } = await database()
      .insertInto("user")
      .values({
        email: input.email.trim(),
        email_folded: foldEmail(input.email),
        password_hash: hash,
        role: input.role ?? "ADMIN",
        phone: null,
        firstname: input.firstname ?? "",
        lastname: input.lastname ?? "",
        search: foundBy({ firstname: "", lastname: "", ...input }, foldEmail(input.email)),
        birthdate: null,
        created_at: now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return ok({ id });
  });
}

/**
 * Sets the password of an account and ends its sessions. Refused when there is no such account (`not-found`), or for a
 * password that no new account could have.
 */
export async function setPassword(email: string, password: string): Promise<Result<null, Refusal>> {
  const problems = await check({ email, password });
  if (problems.length > 0) return refuseInput(problems);
  const hash = await hashPassword(password);
  if (hash === null) return refuse("unavailable", "request.unavailable", { retryAfter: 1 });
  return await commandOn(keys, async () => {
    const id = await accountOf(email);
    if (id === null) return refuse("not-found", "account.unknown");
    await database().updateTable("user").set({ password_hash: hash }).where("id", "=", id).execute();
    await database().deleteFrom("session").where("user_id", "=", id).execute();
    await database().deleteFrom("password_reset").where("user_id", "=", id).execute();
    return ok(null);
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "user.email_folded": "email" };

const takenEmail: Problem = { key: "email", messageKey: "key.taken" };

async function check({ email, password }: Pick<AdministratorInput, "email" | "password">): Promise<readonly Problem[]> {
  const problems: Problem[] = isEmail(email.trim()) ? [] : [{ key: "email", messageKey: "key.email" }];
  return [...problems, ...(await passwordFaults(email, password))];
}

import { ok, type Result } from "#schemas/result.ts";
import { refuse, refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { database, now } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { hashPassword } from "./engine/password-hash.ts";

export interface AdministratorInput {
  readonly email: string;
  readonly password: string;
  readonly role?: "ADMIN" | "SUPER_ADMIN";
  readonly firstname?: string;
  readonly lastname?: string;
}

/** Lengths of a password; nothing else is asked of its characters (reliability D20). */
export const passwordLength = { min: 8, max: 256 } as const;

/** Adds a user who may edit the site. Refused when the email is taken (`conflict`) or something is malformed. */
export async function addAdministrator(input: AdministratorInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const problems = check(input);
  if (problems.length > 0) return refuseInput(problems);
  const hash = await hashPassword(input.password);
  if (hash === null) return refuse("unavailable", "request.unavailable", { retryAfter: 1 });
  return await commandOn(keys, async () => {
    const folded = foldEmail(input.email);
    const taken = await database()
      .selectFrom("user")
      .select("id")
      .where("email_folded", "=", folded)
      .executeTakeFirst();
    if (taken) return refuse("conflict", "account.taken", { problems: [takenEmail] });
    const { id } = await database()
      .insertInto("user")
      .values({
        email: input.email.trim(),
        email_folded: folded,
        password_hash: hash,
        role: input.role ?? "ADMIN",
        phone: null,
        firstname: input.firstname ?? "",
        lastname: input.lastname ?? "",
        birthdate: null,
        created_at: now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "user.email_folded": "email" };

const takenEmail: Problem = { key: "email", messageKey: "key.taken" };

function check({ email, password }: AdministratorInput): readonly Problem[] {
  const { min, max } = passwordLength;
  const problems: Problem[] = [];
  if (!isEmail(email.trim())) problems.push({ key: "email", messageKey: "key.email" });
  if (password.length < min || password.length > max) {
    problems.push({ key: "password", messageKey: "key.length", values: { min, max } });
  }
  return problems;
}

/** Whether mail arrives is only known by sending some; this refuses what is no address at all. */
function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/.test(text);
}

import type { KeyError } from "#schemas/contract/envelope.ts";
import { ok, type Result } from "#schemas/result.ts";
import { database, now } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn, refuse, type Refusal } from "#server/db/refusal.ts";
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
  if (problems.length > 0) return refuse("invalid", "The account has faults", problems);
  const hash = await hashPassword(input.password);
  if (hash === null) return refuse("busy", "The server is busy. Try again in a moment.");
  return await commandOn(keys, async () => {
    const folded = foldEmail(input.email);
    const taken = await database()
      .selectFrom("user")
      .select("id")
      .where("email_folded", "=", folded)
      .executeTakeFirst();
    if (taken) return refuse("conflict", "There is an account with this email already", [takenEmail]);
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

const takenEmail: KeyError = { key: "email", error: "already taken" };

function check({ email, password }: AdministratorInput): readonly KeyError[] {
  const length = password.length;
  const { min, max } = passwordLength;
  return [
    ...(isEmail(email.trim()) ? [] : [{ key: "email", error: "not an email address" }]),
    ...(length >= min && length <= max ? [] : [{ key: "password", error: `${min} to ${max} characters` }]),
  ];
}

/** Whether mail arrives is only known by sending some; this refuses what is no address at all. */
function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/.test(text);
}

import { faultMessage } from "#schemas/accounts/account-faults.ts";
import { type PasswordContext, passwordFault } from "#schemas/accounts/password.ts";
import type { Problem } from "#schemas/refusal.ts";

/** What is wrong with a password that somebody chooses. */
export function passwordProblems(password: string, context: PasswordContext): readonly Problem[] {
  const fault = passwordFault(password, context);
  return fault === null ? [] : [{ key: "password", ...faultMessage(fault) }];
}

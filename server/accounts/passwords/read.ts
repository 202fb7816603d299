import type { Problem } from "#schemas/refusal.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { isKnownPassword } from "../engine/known-passwords.ts";
import { passwordProblems } from "../rules.ts";

/** What is wrong with a password that somebody chooses for the account of an address; `key` is what the caller calls it. */
export async function passwordFaults(email: string, password: string, key = "password"): Promise<readonly Problem[]> {
  const { COMPANY_NAME: estate } = await parameterValues();
  const problems = passwordProblems(password, { email, estate: estate ?? "" });
  if (problems.length > 0) return problems.map((problem) => ({ ...problem, key }));
  return (await isKnownPassword(password)) ? [{ key, messageKey: "key.passwordKnown" }] : [];
}

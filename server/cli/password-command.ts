import { randomBytes } from "node:crypto";

import type { Command } from "commander";

import { listAdministrators } from "#server/accounts/read.ts";
import { setPassword } from "#server/accounts/write.ts";

import { askSecret, pipedSecret } from "./ask-secret.ts";
import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";

/** `password [EMAIL]`: a new password, for who has lost his or never saw it. It is never a word of the command line. */
export function declarePasswordCommand(command: Command, context: CliContext): void {
  command
    .argument("[email]", "whose; left out, the only administrator's")
    .option("--generate", "make one and show it once")
    .action((email: string | undefined, { generate }: { generate?: boolean }) =>
      change(context, email, generate === true),
    );
}

async function change(context: CliContext, given: string | undefined, makes: boolean): Promise<void> {
  const email = given ?? (await context.withDatabase(theOnlyOne));
  const password = makes ? randomBytes(16).toString("base64url") : await takeSecret(email);
  await context.withDatabase(async () => valueOrRefuse(await setPassword(email, password)));
  context.out(`${email} has a new password; whoever was logged in as them no longer is`);
  if (makes) context.out(`Password, shown this once: ${password}`);
}

async function theOnlyOne(): Promise<string> {
  const [email, ...others] = await listAdministrators();
  if (email === undefined) throw new CliRefusal("There is no administrator yet: npm run site -- admin add EMAIL");
  if (others.length > 0) throw new CliRefusal(`Say whose: ${[email, ...others].join(", ")}`);
  return email;
}

async function takeSecret(email: string): Promise<string> {
  const asked = await askSecret(`New password of ${email}: `);
  if (asked !== null) {
    if ((await askSecret("Once more: ")) === asked) return asked;
    throw new CliRefusal("That was something else. Nothing is changed");
  }
  const piped = await pipedSecret();
  if (piped !== null) return piped;
  throw new CliRefusal("There is no terminal and nothing on the standard input. Pipe the password in, or --generate");
}

import { randomBytes } from "node:crypto";

import { Option, type Command } from "commander";

import { endSessions } from "#server/accounts/sessions/write.ts";
import { addAdministrator } from "#server/accounts/write.ts";

import { askSecret } from "./ask-secret.ts";
import { valueOrRefuse, type CliContext } from "./cli-context.ts";

interface AdminOptions {
  readonly role: "ADMIN" | "SUPER_ADMIN";
  readonly generate?: boolean;
  readonly firstname?: string;
  readonly lastname?: string;
}

/** `admin add EMAIL` and `admin logout [EMAIL]`. The password is never a word of the command line, where others could read it. */
export function addAdminCommands(group: Command, context: CliContext): void {
  group
    .command("add")
    .argument("<email>")
    .addOption(new Option("--role <role>").choices(["ADMIN", "SUPER_ADMIN"]).default("ADMIN"))
    .option("--generate", "make a password and show it once")
    .option("--firstname <name>")
    .option("--lastname <name>")
    .description("add an administrator; the password comes from ADMIN_PASSWORD, or is asked, or made")
    .action((email: string, options: AdminOptions) => add(context, email, options));
  group
    .command("logout")
    .argument("[email]")
    .description("end all sessions of a user or, without an address, of everybody")
    .action((email: string | undefined) => logOut(context, email ?? null));
}

async function add(context: CliContext, email: string, { generate, ...names }: AdminOptions): Promise<void> {
  const chosen = generate ? null : (context.settings().adminPassword ?? (await askSecret("Password: ")));
  const password = chosen ?? randomBytes(16).toString("base64url");
  const { id } = await context.withDatabase(async () =>
    valueOrRefuse(await addAdministrator({ email, password, ...names })),
  );
  context.out(`Administrator ${email} is added (user ${id})`);
  if (chosen === null) context.out(`Password, shown this once: ${password}`);
}

async function logOut(context: CliContext, email: string | null): Promise<void> {
  const ended = await context.withDatabase(async () => valueOrRefuse(await endSessions(email)));
  context.out(`${ended} ${ended === 1 ? "session" : "sessions"} of ${email ?? "everybody"} ended`);
}

import type { Command } from "commander";

import { unsubscribeNewsletter } from "#server/newsletter/write.ts";
import { listNewsletterSubscriptions } from "#server/newsletter/read.ts";
import { listVisits } from "#server/audience/read.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";

/** `newsletter list`, `newsletter remove EMAIL`, `visit list`: what only the operator reads. */
export function addAudienceCommands(program: Command, context: CliContext): void {
  const newsletter = program.command("newsletter").description("who gets the newsletter");
  newsletter
    .command("list")
    .option("--json", "as JSON")
    .description("show every address with its language and the instant of its consent")
    .action(({ json }: { json?: boolean }) => listReaders(context, json === true));
  newsletter
    .command("remove")
    .argument("<email>")
    .description("forget an address")
    .action((email: string) => forget(context, email));
  program
    .command("visit")
    .description("visits by marked links (?from=)")
    .command("list")
    .option("--json", "as JSON")
    .description("show the visitors of each day and mark")
    .action(({ json }: { json?: boolean }) => showVisits(context, json === true));
}

async function listReaders(context: CliContext, json: boolean): Promise<void> {
  const readers = await context.withDatabase(listNewsletterSubscriptions);
  if (json) return context.out(JSON.stringify(readers, null, 2));
  for (const { email, locale, consentedAt } of readers) {
    context.out(`${email}  ${locale}  ${new Date(consentedAt).toISOString()}`);
  }
}

async function forget(context: CliContext, email: string): Promise<void> {
  const wasThere = await context.withDatabase(async () => valueOrRefuse(await unsubscribeNewsletter(email)));
  if (!wasThere) throw new CliRefusal(`${email} doesn't get the newsletter`);
  context.out(`${email} is forgotten`);
}

async function showVisits(context: CliContext, json: boolean): Promise<void> {
  const visits = await context.withDatabase(listVisits);
  if (json) return context.out(JSON.stringify(visits, null, 2));
  for (const { day, visit, visitors } of visits) context.out(`${day}  ${visit}  ${visitors}`);
}

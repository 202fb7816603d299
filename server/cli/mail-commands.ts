import type { Command } from "commander";

import { listMails } from "#server/mails/read.ts";
import { retryMails } from "#server/mails/write.ts";

import type { CliContext } from "./cli-context.ts";
import { inParis } from "./in-paris.ts";

/** `mail list`, `mail retry`: the outbox, as the operator sees it. */
export function addMailCommands(mail: Command, context: CliContext): void {
  mail
    .command("list")
    .option("--json", "as JSON")
    .description("show the latest hundred with what became of them, never what they say")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  mail
    .command("retry")
    .description("try those again that could not be sent")
    .action(() => retry(context));
}

async function list(context: CliContext, json: boolean): Promise<void> {
  const mails = await context.withDatabase(() => listMails());
  if (json) return context.out(JSON.stringify(mails, null, 2));
  for (const { id, kind, to, state, attempts, failure, queuedAt } of mails) {
    const trouble = failure === "" ? "" : `  ${failure}, tried ${attempts} times`;
    context.out(`${id}  ${inParis(queuedAt)}  ${state}  ${kind}  ${to}${trouble}`);
  }
}

async function retry(context: CliContext): Promise<void> {
  const count = await context.withDatabase(() => retryMails());
  context.out(`${count} to be tried again`);
}

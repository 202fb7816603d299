import type { Command } from "commander";

import { listVisits } from "#server/audience/read.ts";

import type { CliContext } from "./cli-context.ts";

/** `visit list`: what only the operator reads. */
export function addAudienceCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .option("--json", "as JSON")
    .description("show the visitors of each day and mark")
    .action(({ json }: { json?: boolean }) => showVisits(context, json === true));
}

async function showVisits(context: CliContext, json: boolean): Promise<void> {
  const visits = await context.withDatabase(listVisits);
  if (json) return context.out(JSON.stringify(visits, null, 2));
  for (const { day, visit, visitors } of visits) context.out(`${day}  ${visit}  ${visitors}`);
}

import type { Command } from "commander";

import { listPlans } from "#server/drafts/plans/read.ts";
import { cancelPlan } from "#server/drafts/plans/write.ts";

import { idOf, type CliContext, valueOrRefuse } from "./cli-context.ts";
import { inParis } from "./in-paris.ts";

/** `plan list`, `plan cancel ID`: what goes public, or is taken away, by itself. */
export function addPlanCommands(plan: Command, context: CliContext): void {
  plan
    .command("list")
    .option("--json", "as JSON")
    .description("show what waits, the next first, and what failed, with the reason")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  plan
    .command("cancel <id>")
    .description("take a plan back, or away once it has failed; what was edited stays")
    .action((id: string) => cancel(context, idOf(id)));
}

async function list(context: CliContext, json: boolean): Promise<void> {
  const plans = await context.withDatabase(() => listPlans("en_US"));
  if (json) return context.out(JSON.stringify(plans, null, 2));
  for (const { id, at, action, label, failure, documents } of plans) {
    const what = documents.map((document) => `${document.kind} ${document.id}`).join(", ");
    const name = label === "" ? "" : `  "${label}"`;
    context.out(`${id}  ${inParis(at)}  ${action}  ${what}${name}${failure === null ? "" : `  FAILED: ${failure}`}`);
  }
}

async function cancel(context: CliContext, id: number): Promise<void> {
  valueOrRefuse(await context.withDatabase(() => cancelPlan(id)));
  context.out(`Plan ${id} is cancelled`);
}

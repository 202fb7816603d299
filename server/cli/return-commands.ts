import type { Command } from "commander";

import type { EstateStep } from "#schemas/commerce/return-states.ts";
import type { ProductReturn } from "#schemas/content/product-return.ts";
import { listReturns } from "#server/returns/read.ts";
import { advanceReturn } from "#server/returns/write.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";
import { inParis } from "./in-paris.ts";

/** What the estate says of a return; the customer is told of each. */
const steps = [
  ["accept", "ACCEPTED", "the goods are taken back"],
  ["refuse", "REFUSED", "they are not; say why"],
  ["label", "LABEL_SENT", "the label is ready, on the page of the return"],
  ["receive", "RECEIVED", "the parcel is here"],
  ["refund", "REFUNDED", "what was paid for the goods goes back"],
  ["close", "CLOSED", "nothing more is to come"],
] as const satisfies readonly (readonly [string, EstateStep, string])[];

interface StepOptions {
  readonly note?: string;
  readonly restock?: boolean;
}

/** `return list`, `return accept NUMBER [--note WORDS]` and the other steps, `return receive NUMBER [--restock]`. */
export function addReturnCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .option("--json", "as JSON")
    .description("show the latest 200 returns")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  for (const [name, state, description] of steps) {
    const command = group.command(name).argument("<number>").description(description);
    command.option("--note <words>", "what the customer is told with it");
    if (state === "RECEIVED") command.option("--restock", "the goods are in the cellar again");
    command.action((number: string, options: StepOptions) => take(context, number, state, options));
  }
}

async function list(context: CliContext, json: boolean): Promise<void> {
  const returns = await context.withDatabase(() => listReturns("en_US"));
  if (json) return context.out(JSON.stringify(returns, null, 2));
  for (const one of returns) context.out(line(one));
}

async function take(context: CliContext, number: string, state: EstateStep, options: StepOptions): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new CliRefusal(`"${number}" is no number of a return`);
  const step = { state, note: options.note ?? "", isRestocked: options.restock === true };
  const done = await context.withDatabase(async () =>
    valueOrRefuse(await advanceReturn(Number(number), step, "en_US")),
  );
  context.out(line(done));
}

function line({ id, code, date, state, products, amount, message }: ProductReturn): string {
  const goods = products.map(
    ({ quantity, name, year, reason }) => `${quantity} × ${[name, year].filter(Boolean).join(" ")} (${reason})`,
  );
  const said = message === "" ? "" : `  “${message.replaceAll(/\s+/g, " ")}”`;
  return `${id}  ${code}  ${inParis(date)}  ${state}  ${goods.join(", ")}  ${amount.toFixed(2)} €${said}`;
}

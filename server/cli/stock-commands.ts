import type { Command } from "commander";

import { listStock, stockOf, type StockLevel } from "#server/catalogue/stock/read.ts";
import { countStock, receiveStock } from "#server/catalogue/stock/write.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";

/** `stock list`, `stock set REFERENCE COUNT`, `stock receive REFERENCE COUNT`. */
export function addStockCommands(program: Command, context: CliContext): void {
  const group = program.command("stock").description("what is in the cellar, by article number");
  group
    .command("list")
    .option("--json", "as JSON")
    .description("show what there is and what orders hold of it")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  group
    .command("set")
    .argument("<reference>")
    .argument("<count>")
    .description("say how many are there, after counting them")
    .action((reference: string, count: string) =>
      change(context, reference, async ({ declinationId }) =>
        valueOrRefuse(await countStock(declinationId, countOf(count))),
      ),
    );
  group
    .command("receive")
    .argument("<reference>")
    .argument("<count>")
    .description("add what came in")
    .action((reference: string, count: string) =>
      change(context, reference, async ({ declinationId }) =>
        valueOrRefuse(await receiveStock({ declinationId, quantity: countOf(count) })),
      ),
    );
}

async function list(context: CliContext, json: boolean): Promise<void> {
  const levels = await context.withDatabase(() => listStock());
  if (json) return context.out(JSON.stringify(levels, null, 2));
  for (const level of levels) context.out(line(level));
}

async function change(
  context: CliContext,
  reference: string,
  work: (level: StockLevel) => Promise<unknown>,
): Promise<void> {
  const changed = await context.withDatabase(async () => {
    const level = await stockOf(reference);
    if (!level) throw new CliRefusal(`There is no article ${reference}`);
    await work(level);
    return await stockOf(reference);
  });
  if (changed) context.out(line(changed));
}

function line({ reference, name, onHand, reserved, isTracked }: StockLevel): string {
  const counted = isTracked ? `${onHand} there, ${reserved} held, ${onHand - reserved} left` : `${onHand} there`;
  return `${reference}  ${counted}${isTracked ? "" : " (sold without counting)"}  ${name}`;
}

function countOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CliRefusal(`"${text}" is not a number of items`);
}

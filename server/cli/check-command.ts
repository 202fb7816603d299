import type { Command } from "commander";

import { shopFaults } from "#server/orders/checks/read.ts";

import { CliRefusal, type CliContext } from "./cli-context.ts";

/** `check`: every promise about stock, slots, codes, orders and invoices, against the rows. */
export function addCheckCommand(program: Command, context: CliContext): void {
  program
    .command("check")
    .description("look whether stock, slots, codes, orders and invoice numbers agree; ends with 2 when they don't")
    .action(() => check(context));
}

async function check(context: CliContext): Promise<void> {
  const faults = await context.withDatabase(() => shopFaults());
  if (faults.length > 0) throw new CliRefusal(faults.join("\n"));
  context.out("Stock, slots, codes, orders and invoice numbers agree");
}

import type { Command } from "commander";

import { inTransaction } from "#server/db/context.ts";
import { shopFaults } from "#server/orders/checks/read.ts";
import { paymentFaults } from "#server/payment/checks/read.ts";

import { CliRefusal, type CliContext } from "./cli-context.ts";

/** `check`: every promise about stock, slots, codes, orders, their money and invoices, against the rows. */
export function declareCheckCommand(command: Command, context: CliContext): void {
  command.action(() => check(context));
}

async function check(context: CliContext): Promise<void> {
  const faults = await context.withDatabase(() =>
    inTransaction(async () => [...(await shopFaults()), ...(await paymentFaults())]),
  );
  if (faults.length > 0) throw new CliRefusal(faults.join("\n"));
  context.out("Stock, slots, codes, orders, payments and invoice numbers agree");
}

import type { Command } from "commander";

import { orderByCode } from "#server/orders/read.ts";
import { listRefunds } from "#server/payment/refunds/read.ts";
import { askRefund } from "#server/payment/refunds/write.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";
import { inParis } from "./in-paris.ts";

/** `refund CODE [--euros 12.50]`; without a code the latest refunds. */
export function declareRefundCommand(command: Command, context: CliContext): void {
  command
    .argument("[code]", "the order's; without one the latest refunds are shown")
    .option("--euros <amount>", "so much of it; what is left of the payment when nothing is said")
    .action((code: string | undefined, { euros }: { euros?: string }) =>
      code === undefined ? list(context) : refund(context, code, euros === undefined ? null : centsOf(euros)),
    );
}

async function refund(context: CliContext, code: string, cents: number | null): Promise<void> {
  const wanted = await context.withDatabase(async () => {
    const order = await orderByCode(code.trim().toUpperCase(), "en_US");
    if (!order) throw new CliRefusal(`There is no order ${code}`);
    return valueOrRefuse(await askRefund(order.id, cents));
  });
  context.out(
    `${inEuros(wanted.cents)} of ${code.trim().toUpperCase()} go back: the running site asks the bank for it`,
  );
}

async function list(context: CliContext): Promise<void> {
  for (const { order, cents, state, attempts, wantedAt } of await context.withDatabase(() => listRefunds())) {
    const tries = state === "WANTED" && attempts > 0 ? `  (tried ${attempts} times)` : "";
    context.out(`${order}  ${inParis(wantedAt)}  ${inEuros(cents)}  ${state}${tries}`);
  }
}

function centsOf(text: string): number {
  if (/^\d{1,7}(?:\.\d{1,2})?$/.test(text)) return Math.round(Number(text) * 100);
  throw new CliRefusal(`"${text}" is not an amount in euros`);
}

function inEuros(cents: number): string {
  return `${(cents / 100).toFixed(2)} €`;
}

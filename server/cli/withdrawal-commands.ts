import type { Command } from "commander";

import type { Withdrawal } from "#schemas/content/withdrawal.ts";
import { listWithdrawals } from "#server/returns/withdrawals/read.ts";
import { refundWithdrawal } from "#server/returns/withdrawals/write.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";
import { inParis } from "./in-paris.ts";

/** `withdrawal list`, `withdrawal refund ID [--restock]`. */
export function addWithdrawalCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .option("--json", "as JSON")
    .description("show the latest 200, those whose money has to go back first")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  group
    .command("refund")
    .argument("<id>")
    .option("--restock", "the goods are in the cellar again")
    .description("give its money back, with the shipping where all of the order was withdrawn")
    .action((id: string, { restock }: { restock?: boolean }) => refund(context, id, restock === true));
}

async function list(context: CliContext, json: boolean): Promise<void> {
  const withdrawals = await context.withDatabase(() => listWithdrawals());
  if (json) return context.out(JSON.stringify(withdrawals, null, 2));
  for (const one of withdrawals) context.out(line(one));
}

async function refund(context: CliContext, id: string, isRestocked: boolean): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new CliRefusal(`"${id}" is no number of a withdrawal`);
  const done = await context.withDatabase(async () => valueOrRefuse(await refundWithdrawal(Number(id), isRestocked)));
  context.out(line(done));
}

function line({ id, code, receivedAt, name, products, amount, refundBy, refundedAt }: Withdrawal): string {
  const goods = products.map((one) => `${one.quantity} × ${[one.name, one.year].filter(Boolean).join(" ")}`).join(", ");
  const money = refundedAt === null ? `due by ${refundBy}` : `given back ${inParis(refundedAt)}`;
  return `${id}  ${code}  ${inParis(receivedAt)}  ${name}  ${goods}  ${amount.toFixed(2)} €  ${money}`;
}

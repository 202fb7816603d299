import { readFile } from "node:fs/promises";

import { Option, type Command } from "commander";

import type { Cause } from "#server/catalogue/movements/write.ts";
import { listStock, stockOf, type StockLevel } from "#server/catalogue/stock/read.ts";
import { countStock, receiveStock, takeStock } from "#server/catalogue/stock/write.ts";
import { inTransaction } from "#server/db/context.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";

interface Noted {
  readonly note?: string;
}

const lossKinds = { breakage: "BREAKAGE", tasting: "TASTING", loss: "LOSS" } as const;

/** `stock list`, `stock set REFERENCE COUNT`, `stock receive`, `stock take REFERENCE COUNT --as breakage`, `stock import FILE`. */
export function addStockCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .option("--json", "as JSON")
    .description("show what there is and what orders hold of it")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  changing(group, "set", "say how many are there, after counting them").action(
    (reference: string, count: string, { note }: Noted) =>
      change(context, reference, async ({ declinationId }) =>
        valueOrRefuse(await countStock(declinationId, countOf(count), cause("COUNT", note))),
      ),
  );
  changing(group, "receive", "add what came in").action((reference: string, count: string, { note }: Noted) =>
    change(context, reference, async ({ declinationId }) =>
      valueOrRefuse(await receiveStock({ declinationId, quantity: countOf(count) }, cause("ARRIVAL", note))),
    ),
  );
  changing(group, "take", "take out what broke, was tasted or is missing")
    .addOption(new Option("--as <why>", "why").choices(Object.keys(lossKinds)).default("loss"))
    .action((reference: string, count: string, { note, as }: Noted & { as: keyof typeof lossKinds }) =>
      change(context, reference, async ({ declinationId }) =>
        valueOrRefuse(await takeStock({ declinationId, quantity: countOf(count) }, cause(lossKinds[as], note))),
      ),
    );
  group
    .command("import")
    .argument("<file>", "lines of REFERENCE;COUNT, or - for the standard input")
    .description("set how many there are of each article in a file, of all or of none")
    .action((file: string) => importFile(context, file));
}

function changing(group: Command, name: string, what: string): Command {
  const command = group.command(name).argument("<reference>").argument("<count>").description(what);
  return command.option("--note <words>", "what the register says besides");
}

function cause(kind: Cause["kind"], note = ""): Cause {
  return { kind, actor: "COMMAND_LINE", note };
}

async function importFile(context: CliContext, file: string): Promise<void> {
  const text = await readFile(file === "-" ? "/dev/stdin" : file, "utf8").catch((error: unknown) => {
    throw new CliRefusal(`${file} can't be read: ${String(error)}`);
  });
  const rows = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .filter((row) => row.trim() !== "")
    .map((row) => row.split(/[;\t]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, "")));
  await context.withDatabase(
    async () =>
      await inTransaction(async () => {
        for (const [reference = "", count = ""] of rows) {
          const level = await levelOf(reference);
          valueOrRefuse(await countStock(level.declinationId, countOf(count), cause("IMPORT")));
        }
      }),
  );
  context.out(`${rows.length} articles set`);
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
    await work(await levelOf(reference));
    return await stockOf(reference);
  });
  if (changed) context.out(line(changed));
}

async function levelOf(reference: string): Promise<StockLevel> {
  const level = await stockOf(reference);
  if (!level) throw new CliRefusal(`There is no article ${reference}`);
  return level;
}

function line({ reference, name, onHand, reserved, isTracked }: StockLevel): string {
  const counted = isTracked ? `${onHand} there, ${reserved} held, ${onHand - reserved} left` : `${onHand} there`;
  return `${reference}  ${counted}${isTracked ? "" : " (sold without counting)"}  ${name}`;
}

function countOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CliRefusal(`"${text}" is not a number of items`);
}

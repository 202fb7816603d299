import { readFile } from "node:fs/promises";

import type { Command } from "commander";

import type { TariffInput } from "#schemas/commerce/tariff.ts";
import { readTariff } from "#server/shipping/fees/read.ts";
import { saveTariff } from "#server/shipping/fees/write.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";

/** `shipping show`, `shipping set FILE`: services, zones and what a parcel costs, as one JSON document. */
export function addShippingCommands(group: Command, context: CliContext): void {
  group
    .command("show")
    .description("write the tariff as JSON; amounts in cents")
    .action(() => show(context));
  group
    .command("set")
    .argument("<file>", "a tariff as `shipping show` writes it; - reads the standard input")
    .description("replace the tariff as a whole")
    .action((file: string) => set(context, file));
}

async function show(context: CliContext): Promise<void> {
  context.out(JSON.stringify(await context.withDatabase(() => readTariff()), null, 2));
}

async function set(context: CliContext, file: string): Promise<void> {
  const tariff = await readDocument(file);
  await context.withDatabase(async () => valueOrRefuse(await saveTariff(tariff)));
  context.out("The tariff holds from now on");
}

/** Whether it is a tariff, the command says. */
async function readDocument(file: string): Promise<TariffInput> {
  const text = await readFile(file === "-" ? "/dev/stdin" : file, "utf8").catch(() => {
    throw new CliRefusal(`${file} cannot be read`);
  });
  try {
    return JSON.parse(text) as TariffInput;
  } catch {
    throw new CliRefusal(`${file} is not JSON`);
  }
}

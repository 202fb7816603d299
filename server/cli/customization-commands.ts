import { readFileSync } from "node:fs";

import type { Command } from "commander";

import type { CustomizationDefinition } from "#schemas/commerce/customization-definition.ts";
import { listCustomizations, productByReference, storedCustomization } from "#server/customizations/read.ts";
import { removeCustomization, saveCustomization } from "#server/customizations/write.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";

const help = `
The file is JSON: {
  "type": "SIMPLE", or "DYNAMIC_FORM" for one field after another,
  "isExcludedFromWithdrawal": true,
  "inputs": [
    { "inputType": "TEXT", "label": { "fr_FR": "Gravure", "en_US": "Engraving" }, "isRequired": true, "maxLength": 40,
      "customizationValues": [{ "textNumberOfChar": 0, "costType": "NONE", "amount": 0 },
                              { "textNumberOfChar": 13, "costType": "EURO", "amount": 300 }] },
    { "inputType": "SELECT", "label": { … }, "customizationValues": [{ "selectKey": "gold", "label": { … }, "costType": "PERCENT", "amount": 1000 }, …] },
    { "inputType": "CHECKBOX", "label": { … }, "customizationValues": [{ "costType": "EURO", "amount": 400 }] },
    { "inputType": "FILE", "label": { … }, "fileKinds": ["png", "jpeg", "webp", "pdf"], … }
  ] }
Amounts are cents, or hundredths of a percent. A field that keeps its "id" keeps what carts answered.`;

/** `customization …`: which products are made for their buyers, and what is asked of these. */
export function addCustomizationCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .description("show every product that is made for its buyers, with what is asked")
    .action(() => list(context));
  group
    .command("show")
    .argument("<reference>")
    .description("show how a product is made, as JSON that `set` takes")
    .action((reference: string) => show(context, reference));
  group
    .command("set")
    .argument("<file>")
    .argument("<reference>", "of any form of the product")
    .description("write how a product is made for its buyers")
    .addHelpText("after", help)
    .action((file: string, reference: string) => set(context, file, reference));
  group
    .command("remove")
    .argument("<reference>")
    .description("make a product for nobody any more")
    .action((reference: string) => remove(context, reference));
}

async function list(context: CliContext): Promise<void> {
  const known = await context.withDatabase(() => listCustomizations());
  if (known.length === 0) return context.out("No product is made for its buyers");
  for (const { references, type, labels } of known) {
    context.out(`${references.join(", ")}  ${type}  ${labels.join(", ")}`);
  }
}

async function show(context: CliContext, reference: string): Promise<void> {
  const stored = await context.withDatabase(async () => await storedCustomization(await productOf(reference)));
  if (!stored) throw new CliRefusal(`${reference} is made for nobody`);
  context.out(JSON.stringify(stored, null, 2));
}

async function set(context: CliContext, file: string, reference: string): Promise<void> {
  const given = readDefinition(file);
  await context.withDatabase(async () => valueOrRefuse(await saveCustomization(await productOf(reference), given)));
  context.out(`${reference}: written`);
}

async function remove(context: CliContext, reference: string): Promise<void> {
  await context.withDatabase(async () => valueOrRefuse(await removeCustomization(await productOf(reference))));
  context.out(`${reference} is made for nobody any more`);
}

async function productOf(reference: string): Promise<number> {
  const product = await productByReference(reference);
  if (product === null) throw new CliRefusal(`nothing is sold as ${reference}`);
  return product;
}

function readDefinition(file: string): CustomizationDefinition {
  try {
    // `saveCustomization` says what is wrong with it.
    return JSON.parse(readFileSync(file, "utf8")) as CustomizationDefinition;
  } catch (error) {
    throw new CliRefusal(`${file} can't be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

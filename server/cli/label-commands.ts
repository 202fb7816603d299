import { readFileSync, writeFileSync } from "node:fs";

import type { Command } from "commander";

import type { FoodLabelInput } from "#schemas/labels/food-label.ts";
import { isLabelLanguage } from "#schemas/labels/languages.ts";
import { terms } from "#schemas/labels/words.ts";
import { roles } from "#schemas/labels/roles.ts";
import { labelCode, listLabels, storedLabel } from "#server/labels/read.ts";
import { labelPath } from "#server/labels/links.ts";
import { saveFoodLabel } from "#server/labels/write.ts";

import { CliRefusal, idOf, valueOrRefuse, type CliContext } from "./cli-context.ts";

const help = `
The file is JSON: {
  "ingredients": [{ "term": "grapes" }, { "term": "tartaricAcid", "role": "acidityRegulator" },
                  { "text": { "fr": "…", "en": "…" }, "isAllergen": false }],
  "nutrition": { "energyKj": 310, "energyKcal": 75, "fat": 0, "saturates": 0, "carbohydrates": 0.6, "sugars": 0.1,
                 "protein": 0, "salt": 0 }
}
Terms, which stand in all languages of the Union: ${Object.keys(terms).join(", ")}.
Roles: ${Object.keys(roles).join(", ")}.`;

/** `e-label …`: what the law wants known of each wine, by vintage and size, and the code that leads there. */
export function addLabelCommands(label: Command, context: CliContext): void {
  label
    .command("list")
    .option("--json", "as JSON")
    .description("show every wine that is sold, the address of its e-label, and whether that says what the law wants")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  label
    .command("show")
    .argument("<id>")
    .description("show what is stored of a wine, as JSON that `set` takes")
    .action(async (id: string) => {
      const stored = await context.withDatabase(() => storedLabel(idOf(id)));
      if (!stored) throw new CliRefusal(`nothing is known of ${id}`);
      context.out(JSON.stringify(stored, null, 2));
    });
  label
    .command("set")
    .argument("<file>")
    .argument("<references...>")
    .description("write a label for wines that hold the same: one vintage in its sizes")
    .addHelpText("after", help)
    .action((file: string, references: string[]) => set(context, file, references));
  label
    .command("qr")
    .argument("<id>")
    .argument("<file>")
    .option("--lang <code>", "the language of the words beside it", "fr")
    .description("write the QR code of a wine's e-label as SVG, in its real size")
    .action((id: string, file: string, { lang }: { lang: string }) => code(context, { id, file, lang }));
}

async function list(context: CliContext, json: boolean): Promise<void> {
  const labels = await context.withDatabase(() => listLabels());
  if (json) return context.out(JSON.stringify(labels, null, 2));
  for (const { idDeclination: id, reference, year, isComplete } of labels) {
    context.out(`${id}  ${reference}  ${year ?? "-"}  ${labelPath(id)}  ${isComplete ? "complete" : "incomplete"}`);
  }
}

async function set(context: CliContext, file: string, references: readonly string[]): Promise<void> {
  const given = readLabel(file);
  await context.withDatabase(async () => valueOrRefuse(await saveFoodLabel(references, given)));
  context.out(`${references.join(", ")}: written`);
}

async function code(
  context: CliContext,
  { id, file, lang }: { readonly id: string; readonly file: string; readonly lang: string },
): Promise<void> {
  if (!isLabelLanguage(lang)) throw new CliRefusal(`"${lang}" is no language of the Union`);
  const svg = await context.withDatabase((_db, { siteUrl }) => labelCode(idOf(id), siteUrl, lang));
  if (svg === null) throw new CliRefusal(`${id} has no complete e-label: see e-label list`);
  writeFileSync(file, svg);
  context.out(`${file} is written`);
}

function readLabel(file: string): FoodLabelInput {
  try {
    return Object(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new CliRefusal(`${file} can't be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

import { access } from "node:fs/promises";
import { basename, resolve } from "node:path";

import type { Command } from "commander";

import { importActions, importLimits, type ImportItem, type ImportRun } from "#schemas/content/import.ts";
import { findImport, listImportItems } from "#server/imports/read.ts";
import { carryOutImports, planImport, startImport } from "#server/imports/write.ts";

import { CliRefusal, type CliContext, valueOrRefuse } from "./cli-context.ts";

interface ImportOptions {
  readonly run?: boolean;
  /** False with `--prices-without-vat`. */
  readonly pricesWithoutVat?: boolean;
}

/** `import FILE… [--run]`: what comes from another shop or site. */
export function declareImportCommand(command: Command, context: CliContext): void {
  command
    .argument(
      "<files...>",
      "products or customers of WooCommerce, Shopify or PrestaShop (CSV; of PrestaShop with its combinations or addresses as a second file), or an export of WordPress (XML)",
    )
    .option("--run", "carry it out; without this, it is only said what would come of it")
    .option("--prices-without-vat", "the prices in the file don't include VAT")
    .action((files: readonly string[], options: ImportOptions) => bring(context, files, options));
}

async function bring(
  context: CliContext,
  names: readonly string[],
  { run = false, pricesWithoutVat = false }: ImportOptions,
) {
  if (names.length > importLimits.files)
    throw new CliRefusal(`At most ${importLimits.files} files that belong together are given`);
  for (const name of names)
    await access(resolve(name)).catch(() => {
      throw new CliRefusal(`There is no file ${name}`);
    });
  const files = names.map((name) => ({ name: basename(name), path: resolve(name) }));
  await context.withDatabase(async () => {
    const { id } = valueOrRefuse(await planImport({ files, isTaxIncluded: !pricesWithoutVat, authorId: null }));
    if (run) {
      valueOrRefuse(await startImport(id));
      await carryOutImports(() => true);
    }
    const items = await everyItem(id);
    for (const item of items) context.out(lineOf(item));
    const came = await findImport(id);
    if (came) context.out(sumOf(came));
    if (!run) context.out("Nothing was changed: say it again with --run.");
  });
}

async function everyItem(id: number): Promise<readonly ImportItem[]> {
  const items: ImportItem[] = [];
  for (let page = 1; ; page += 1) {
    const query = { nbItem: 1000, page, orderBy: [], filters: [] };
    const { items: some, total } = await listImportItems(id, query, "en_US");
    items.push(...some);
    if (some.length === 0 || items.length >= total) return items;
  }
}

function lineOf({ line, action, state, title, notes }: ImportItem): string {
  return `line ${line}  ${state === "failed" ? "failed" : action}  ${title}${notes.length > 0 ? `: ${notes.join(" ")}` : ""}`;
}

function sumOf({ source, counts, failed, fetched, missed }: ImportRun): string {
  const sums = importActions.map((action) => `${counts[action]} ${action}`);
  const files = fetched + missed > 0 ? [`${fetched} pictures fetched`, `${missed} missed`] : [];
  return [source, ...sums, ...(failed > 0 ? [`${failed} failed`] : []), ...files].join(", ");
}

import { readFile, writeFile } from "node:fs/promises";

import type { Command } from "commander";

import { inTransaction } from "#server/db/context.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { createLayout, publishLayout } from "#server/pages/layouts/write.ts";
import { findPageBySlug } from "#server/pages/records/read.ts";
import { savePage } from "#server/pages/write.ts";

import { CliRefusal, idOf, valueOrRefuse, type CliContext } from "./cli-context.ts";

interface Which {
  readonly layout?: string;
  readonly page?: string;
  readonly label?: string;
}

/** `layout publish FILE`, `layout export [FILE]`, for a layout by its id or by its page's slug. */
export function addLayoutCommands(group: Command, context: CliContext): void {
  group
    .command("publish")
    .argument("<file>", "a layout document as JSON; - reads the standard input")
    .option("--layout <id>", "the layout's id")
    .option("--page <slug>", "the slug of the layout's page, in any language")
    .option("--label <text>", "what the revision is called", "command line")
    .description("show a layout to visitors from now on")
    .action((file: string, which: Which) => publish(context, file, which));
  group
    .command("export")
    .argument("[file]", "where to write it; left out: the standard output")
    .option("--layout <id>", "the layout's id")
    .option("--page <slug>", "the slug of the layout's page, in any language")
    .description("write the published layout as JSON")
    .action((file: string | undefined, which: Which) => exportLayout(context, file, which));
}

async function publish(context: CliContext, file: string, which: Which): Promise<void> {
  const document = readJson(file, await readText(file));
  const { layoutId, revision } = await context.withDatabase(() =>
    inTransaction(async () => {
      const layoutId = (await layoutOf(which)) ?? (await layoutForPage(which));
      const label = which.label ?? "";
      const { revision } = valueOrRefuse(await publishLayout({ layoutId, document, label }));
      return { layoutId, revision };
    }),
  );
  context.out(`Layout ${layoutId} is published as revision ${revision}`);
}

async function exportLayout(context: CliContext, file: string | undefined, which: Which): Promise<void> {
  const layout = await context.withDatabase(async () => {
    const id = await layoutOf(which);
    return id === null ? null : await publishedLayout(id);
  });
  if (!layout) throw new CliRefusal("There is no published layout");
  const text = JSON.stringify(layout.document, null, 2);
  if (file === undefined) return context.out(text);
  await writeFile(file, `${text}\n`);
  context.out(`Layout ${layout.id}, revision ${layout.revision}, is in ${file}`);
}

/** The id that was named; null for a page that has no layout of its own yet. */
async function layoutOf({ layout, page }: Which): Promise<number | null> {
  if ((layout === undefined) === (page === undefined)) throw new CliRefusal("Say either --layout or --page");
  return layout === undefined ? (await pageOf(page)).layoutId : idOf(layout);
}

/** A page without a layout gets one. */
async function layoutForPage({ page }: Which): Promise<number> {
  const { id } = await pageOf(page);
  const layout = valueOrRefuse(await createLayout({ kind: "page", name: `page-${id}` }));
  valueOrRefuse(await savePage({ id, layoutId: layout.id }));
  return layout.id;
}

async function pageOf(slug = "") {
  const page = await findPageBySlug(slug);
  if (!page) throw new CliRefusal(`There is no page with the slug "${slug}"`);
  return page;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file === "-" ? "/dev/stdin" : file, "utf8");
  } catch (error) {
    throw new CliRefusal(`${file} can't be read: ${String(error)}`);
  }
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliRefusal(`${file} isn't JSON: ${String(error)}`);
  }
}

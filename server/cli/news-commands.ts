import type { Command } from "commander";

import { defaultLocale, isLocale, type Locale } from "#schemas/locale.ts";
import { rowExists } from "#server/db/row.ts";
import { listNews } from "#server/news/read.ts";
import { removeNews, saveNews, type NewsInput } from "#server/news/write.ts";

import { CliRefusal, idOf, valueOrRefuse, type CliContext } from "./cli-context.ts";

interface NewsOptions {
  readonly locale: string;
  readonly title?: string;
  readonly slug?: string;
  readonly summary?: string;
  readonly text?: string;
  readonly date?: string;
  readonly promoted?: boolean;
}

/** `news list`, `news add`, `news edit ID`, `news remove ID`. */
export function addNewsCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .option("--locale <locale>", "fr_FR or en_US", defaultLocale)
    .option("--json", "as JSON")
    .description("show the newest hundred items that are out")
    .action((options: { locale: string; json?: boolean }) => list(context, options));
  withTexts(group.command("add").description("add a news item")).action((options: NewsOptions) =>
    add(context, options),
  );
  withTexts(group.command("edit").argument("<id>").description("change a news item; what is left out stays")).action(
    (id: string, options: NewsOptions) => edit(context, id, options),
  );
  group
    .command("remove")
    .argument("<id>")
    .description("remove a news item")
    .action((id: string) => remove(context, id));
}

function withTexts(command: Command): Command {
  return command
    .option("--locale <locale>", "the language of the texts: fr_FR or en_US", defaultLocale)
    .option("--title <text>")
    .option("--slug <slug>", "left out: made of the title")
    .option("--summary <text>", "plain text, for lists")
    .option("--text <html>", "rich text")
    .option("--date <day>", "YYYY-MM-DD; a coming day schedules the item")
    .option("--promoted", "show it among the promoted items")
    .option("--no-promoted");
}

async function list(context: CliContext, { locale, json }: { locale: string; json?: boolean }): Promise<void> {
  const query = { nbItem: 100, page: 1, orderBy: [], filters: [] };
  const { news } = await context.withDatabase(() => listNews(localeOf(locale), query));
  if (json) return context.out(JSON.stringify(news, null, 2));
  for (const { id, date, title } of news) context.out(`${id}  ${date}  ${title}`);
}

async function add(context: CliContext, options: NewsOptions): Promise<void> {
  const { id } = await context.withDatabase(async () => valueOrRefuse(await saveNews(inputOf(options))));
  context.out(`News item ${id} is added`);
}

async function edit(context: CliContext, text: string, options: NewsOptions): Promise<void> {
  const id = idOf(text);
  await context.withDatabase(async () => {
    if (!(await rowExists("news", id))) throw new CliRefusal(`There is no news item ${id}`);
    valueOrRefuse(await saveNews({ ...inputOf(options), id }));
  });
  context.out(`News item ${id} is changed`);
}

async function remove(context: CliContext, text: string): Promise<void> {
  const id = idOf(text);
  await context.withDatabase(async () => valueOrRefuse(await removeNews(id)));
  context.out(`News item ${id} is removed`);
}

function inputOf({ locale, date, promoted, title, slug, summary, text }: NewsOptions): NewsInput {
  const texts = { title, slug, summary, text };
  const given = Object.values(texts).some((value) => value !== undefined);
  return { date, promoted, texts: given ? { [localeOf(locale)]: texts } : {} };
}

function localeOf(text: string): Locale {
  if (isLocale(text)) return text;
  throw new CliRefusal(`"${text}" is not a language of the site`);
}

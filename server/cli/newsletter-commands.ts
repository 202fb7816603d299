import type { Command } from "commander";

import { defaultLocale, type Localized } from "#schemas/locale.ts";
import { consentsOf, listNewsletterReaders } from "#server/newsletter/read.ts";
import { listNewsletterLists } from "#server/newsletter/lists/read.ts";
import { removeNewsletterList, saveNewsletterList } from "#server/newsletter/lists/write.ts";
import { forgetReader, leaveNewsletters, noteBounce } from "#server/newsletter/write.ts";

import { CliRefusal, idOf, valueOrRefuse, type CliContext } from "./cli-context.ts";

interface ListOptions {
  readonly json?: boolean;
  readonly list?: string;
}

interface SaveOptions {
  readonly id?: string;
  readonly fr: string;
  readonly en?: string;
  readonly aboutFr?: string;
  readonly aboutEn?: string;
}

/** `newsletter …`: who gets which letter, with the link that ends it, and the proof of each. */
export function addNewsletterCommands(newsletter: Command, context: CliContext): void {
  newsletter
    .command("list")
    .option("--json", "as JSON, with the headers that each letter should carry")
    .option("--list <id>", "of one list alone")
    .description("show every subscribed address with its language, since when, and the link that ends its subscription")
    .action((options: ListOptions) => listReaders(context, options));
  newsletter
    .command("proof")
    .argument("<email>")
    .option("--json", "as JSON")
    .description("show when, how and to what an address agreed, and what became of it")
    .action((email: string, options: ListOptions) => prove(context, email, options));
  newsletter
    .command("unsubscribe")
    .argument("<email>")
    .description("end an address's subscriptions; it gets nothing more, and the proof is kept")
    .action((email: string) => change(context, email, { work: leaveNewsletters, done: "gets it no more" }));
  newsletter
    .command("bounce")
    .argument("<email>")
    .description("note that letters to an address come back")
    .action((email: string) => change(context, email, { work: noteBounce, done: "is noted as out of reach" }));
  newsletter
    .command("remove")
    .argument("<email>")
    .description("forget an address, and the proof with it")
    .action((email: string) => change(context, email, { work: forgetReader, done: "is forgotten" }));
  addListCommands(newsletter, context);
}

function addListCommands(newsletter: Command, context: CliContext): void {
  newsletter
    .command("lists")
    .option("--json", "as JSON")
    .description("show the lists")
    .action(({ json }: ListOptions) => showLists(context, json === true));
  newsletter
    .command("save-list")
    .option("--id <id>", "the list to rename; a new one without it")
    .requiredOption("--fr <name>", "its name in French")
    .option("--en <name>", "its name in English")
    .option("--about-fr <text>", "what comes and how often, in French")
    .option("--about-en <text>", "the same in English")
    .description("make a list, or rename one")
    .action((options: SaveOptions) => saveList(context, options));
  newsletter
    .command("remove-list")
    .argument("<id>")
    .description("remove a list that nobody ever subscribed to")
    .action(async (id: string) => {
      await context.withDatabase(async () => valueOrRefuse(await removeNewsletterList(idOf(id))));
      context.out(`list ${id} is removed`);
    });
}

async function listReaders(context: CliContext, { json, list }: ListOptions): Promise<void> {
  const of = list === undefined ? undefined : idOf(list);
  const readers = await context.withDatabase((_db, { siteUrl }) => listNewsletterReaders(siteUrl, of));
  if (json === true) return context.out(JSON.stringify(readers, null, 2));
  for (const { list: id, email, locale, since, unsubscribe } of readers) {
    context.out(`${id}  ${email}  ${locale}  ${new Date(since).toISOString()}  ${unsubscribe}`);
  }
}

async function prove(context: CliContext, email: string, { json }: ListOptions): Promise<void> {
  const consents = await context.withDatabase(() => consentsOf(email));
  if (json === true) return context.out(JSON.stringify(consents, null, 2));
  for (const { list, at, event, way, locale, words } of consents) {
    const said = words === "" ? "" : `  ${JSON.stringify(words)}`;
    context.out(`${new Date(at).toISOString()}  list ${list}  ${event} by ${way}  ${locale}${said}`);
  }
}

interface Change {
  work(email: string): ReturnType<typeof forgetReader>;
  readonly done: string;
}

async function change(context: CliContext, email: string, { work, done }: Change): Promise<void> {
  const changed = await context.withDatabase(async () => valueOrRefuse(await work(email)));
  if (!changed) throw new CliRefusal(`${email} doesn't get the newsletter`);
  context.out(`${email} ${done}`);
}

async function showLists(context: CliContext, json: boolean): Promise<void> {
  const lists = await context.withDatabase(() => listNewsletterLists(defaultLocale));
  if (json) return context.out(JSON.stringify(lists, null, 2));
  for (const { id, name, description } of lists) context.out(`${id}  ${name}  ${description}`);
}

async function saveList(context: CliContext, { id, fr, en, aboutFr, aboutEn }: SaveOptions): Promise<void> {
  const both = (french: string, english: string | undefined): Localized<string> => ({
    fr_FR: french,
    en_US: english ?? "",
  });
  const input = { name: both(fr, en), description: both(aboutFr ?? "", aboutEn), id: id === undefined ? id : idOf(id) };
  const saved = await context.withDatabase(async () => valueOrRefuse(await saveNewsletterList(input)));
  context.out(`list ${saved.id} is ${fr}`);
}

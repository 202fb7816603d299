import type { Command } from "commander";

import { defaultLocale, isLocale, type Locale } from "#schemas/locale.ts";
import type { Result } from "#schemas/result.ts";
import type { Refusal } from "#schemas/refusal.ts";

import { CliRefusal, idOf, valueOrRefuse, type CliContext } from "./cli-context.ts";

/** A kind of row that the operator lists, adds, edits and removes by the same four commands. */
export interface RowGroup<Options extends { readonly locale: string }, Item> {
  /** The row's name in messages. */
  readonly name: string;
  /** Declares what `add` and `edit` take, beside `--locale`. */
  readonly declare: (command: Command) => Command;
  readonly list: (locale: Locale) => Promise<readonly Item[]>;
  /** One row in one line. */
  readonly line: (item: Item) => string;
  /** Makes the command's input; with an id, of an existing row. */
  readonly save: (options: Options, locale: Locale, id?: number) => Promise<Result<{ readonly id: number }, Refusal>>;
  readonly exists: (id: number) => Promise<boolean>;
  readonly remove: (id: number) => Promise<Result<null, Refusal>>;
}

/** `list`, `add`, `edit ID` and `remove ID`, for a group such as `service`. */
export function addRowCommands<Options extends { readonly locale: string }, Item>(
  parent: Command,
  context: CliContext,
  group: RowGroup<Options, Item>,
): void {
  const { name } = group;
  const names = name.endsWith("s") ? `${name}es` : `${name}s`;
  const article = /^[aeiou]/.test(name) ? "an" : "a";
  withLocale(parent.command("list"))
    .option("--json", "as JSON")
    .description(`show the ${names} that visitors see`)
    .action((options: { locale: string; json?: boolean }) => list(context, group, options));
  group
    .declare(withLocale(parent.command("add").description(`add ${article} ${name}`)))
    .action((options: Options) => save(context, group, options));
  group
    .declare(
      withLocale(
        parent.command("edit").argument("<id>").description(`change ${article} ${name}; what is left out stays`),
      ),
    )
    .action((id: string, options: Options) => save(context, group, options, idOf(id)));
  parent
    .command("remove")
    .argument("<id>")
    .description(`remove ${article} ${name}`)
    .action(async (text: string) => {
      const id = idOf(text);
      await context.withDatabase(async () => valueOrRefuse(await group.remove(id)));
      context.out(`The ${name} ${id} is removed`);
    });
}

/** Reads a language from the command line. */
export function localeOf(text: string): Locale {
  if (isLocale(text)) return text;
  throw new CliRefusal(`"${text}" is not a language of the site`);
}

/** The texts that were given, under their language; nothing when none was. */
export function textsIn<Texts extends object>(locale: Locale, texts: Texts): Partial<Record<Locale, Texts>> {
  return Object.values(texts).some((value) => value !== undefined) ? { [locale]: texts } : {};
}

function withLocale(command: Command): Command {
  return command.option("--locale <locale>", "the language of the texts: fr_FR or en_US", defaultLocale);
}

async function list<Options extends { readonly locale: string }, Item>(
  context: CliContext,
  group: RowGroup<Options, Item>,
  { locale, json }: { locale: string; json?: boolean },
): Promise<void> {
  const items = await context.withDatabase(() => group.list(localeOf(locale)));
  if (json) return context.out(JSON.stringify(items, null, 2));
  for (const item of items) context.out(group.line(item));
}

async function save<Options extends { readonly locale: string }, Item>(
  context: CliContext,
  group: RowGroup<Options, Item>,
  options: Options,
  id?: number,
): Promise<void> {
  const saved = await context.withDatabase(async () => {
    if (id !== undefined && !(await group.exists(id))) throw new CliRefusal(`There is no ${group.name} ${id}`);
    return valueOrRefuse(await group.save(options, localeOf(options.locale), id));
  });
  context.out(`The ${group.name} ${saved.id} is ${id === undefined ? "added" : "changed"}`);
}

import type { Command } from "commander";

import { listServices } from "#server/services/read.ts";
import { removeService, saveService } from "#server/services/write.ts";
import { rowExists } from "#server/db/row.ts";

import type { CliContext } from "./cli-context.ts";
import { mediaIdOf, wordsOf } from "./popup-commands.ts";
import { addRowCommands, textsIn } from "./row-commands.ts";

interface ServiceOptions {
  readonly locale: string;
  readonly title?: string;
  readonly slug?: string;
  readonly summary?: string;
  readonly text?: string;
  readonly media?: string;
  readonly tags?: string;
}

/** `service list`, `service add`, `service edit ID`, `service remove ID`. */
export function addServiceCommands(group: Command, context: CliContext): void {
  addRowCommands(group, context, {
    name: "service",
    declare: (command) =>
      command
        .option("--title <text>")
        .option("--slug <slug>", "left out: made of the title")
        .option("--summary <text>", "plain text, for lists")
        .option("--text <html>", "rich text")
        .option("--media <id>", "a picture of the media library; none: no picture")
        .option("--tags <tags>", "by commas; replaces all"),
    list: async (locale) => (await listServices(locale, { nbItem: 1000, page: 1, orderBy: [], filters: [] })).services,
    line: ({ id, title, tags }) => `${id}  ${title}  [${tags.join(", ")}]`,
    save: async ({ media, tags, title, slug, summary, text }: ServiceOptions, locale, id) =>
      await saveService({
        id,
        mediaId: media === undefined ? undefined : mediaIdOf(media),
        tags: tags === undefined ? undefined : wordsOf(tags),
        texts: textsIn(locale, { title, slug, summary, text }),
      }),
    exists: (id) => rowExists("service", id),
    remove: removeService,
  });
}

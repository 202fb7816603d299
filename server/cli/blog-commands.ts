import type { Command } from "commander";

import { listBlogs } from "#server/blog/read.ts";
import { removeBlog, saveBlog } from "#server/blog/write.ts";
import { rowExists } from "#server/db/row.ts";

import { idOf, type CliContext } from "./cli-context.ts";
import { mediaIdOf } from "./popup-commands.ts";
import { addRowCommands, textsIn } from "./row-commands.ts";

interface BlogOptions {
  readonly locale: string;
  readonly title?: string;
  readonly slug?: string;
  readonly summary?: string;
  readonly text?: string;
  readonly date?: string;
  readonly folder?: string;
  readonly media?: string;
}

/** `blog list`, `blog add`, `blog edit ID`, `blog remove ID`. */
export function addBlogCommands(group: Command, context: CliContext): void {
  addRowCommands(group, context, {
    name: "blog article",
    declare: (command) =>
      command
        .option("--title <text>")
        .option("--slug <slug>", "left out: made of the title")
        .option("--summary <text>", "plain text, for lists")
        .option("--text <html>", "rich text")
        .option("--date <day>", "YYYY-MM-DD; a coming day schedules the article")
        .option("--folder <id>", "none: in no folder")
        .option("--media <id>", "a picture of the media library; none: no picture"),
    list: async (locale) => (await listBlogs(locale, { nbItem: 1000, page: 1, orderBy: [], filters: [] })).blogs,
    line: ({ id, date, folder, title }) => `${id}  ${date}  ${folder ? `${folder.name} / ` : ""}${title}`,
    save: async ({ date, folder, media, title, slug, summary, text }: BlogOptions, locale, id) =>
      await saveBlog({
        id,
        date,
        folderId: folder === undefined ? undefined : folderIdOf(folder),
        mediaId: media === undefined ? undefined : mediaIdOf(media),
        texts: textsIn(locale, { title, slug, summary, text }),
      }),
    exists: (id) => rowExists("blog", id),
    remove: removeBlog,
  });
}

function folderIdOf(text: string): number | null {
  return text === "none" ? null : idOf(text);
}

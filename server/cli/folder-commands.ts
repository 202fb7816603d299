import type { Command } from "commander";

import { readFolderTree } from "#server/blog/folders/read.ts";
import { removeBlogFolder, saveBlogFolder } from "#server/blog/folders/write.ts";

import { idOf, type CliContext } from "./cli-context.ts";
import { mediaIdOf } from "./popup-commands.ts";
import { addRowCommands, textsIn } from "./row-commands.ts";

interface FolderOptions {
  readonly locale: string;
  readonly name?: string;
  readonly slug?: string;
  readonly text?: string;
  readonly parent?: string;
  readonly media?: string;
}

/** `blog-folder list`, `blog-folder add`, `blog-folder edit ID`, `blog-folder remove ID`. */
export function addFolderCommands(group: Command, context: CliContext): void {
  addRowCommands(group, context, {
    name: "blog folder",
    declare: (command) =>
      command
        .option("--name <text>")
        .option("--slug <slug>", "left out: made of the name")
        .option("--text <html>", "rich text")
        .option("--parent <id>", "the folder that it stands in; none: an outermost one")
        .option("--media <id>", "a picture of the media library; none: no picture"),
    list: async (locale) => [...(await readFolderTree(locale)).values()],
    line: ({ id, parent, name }) => `${id}  ${name}${parent === null ? "" : `  in ${parent}`}`,
    save: async ({ name, slug, text, parent, media }: FolderOptions, locale, id) =>
      await saveBlogFolder({
        id,
        parentId: parent === undefined ? undefined : parent === "none" ? null : idOf(parent),
        mediaId: media === undefined ? undefined : mediaIdOf(media),
        texts: textsIn(locale, { name, slug, text }),
      }),
    exists: async (id) => (await readFolderTree("fr_FR")).has(id),
    remove: removeBlogFolder,
  });
}

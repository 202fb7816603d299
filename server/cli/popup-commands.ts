import type { Command } from "commander";

import { isDay } from "#schemas/day.ts";
import { listPopups } from "#server/popups/read.ts";
import { removePopup, savePopup } from "#server/popups/write.ts";
import { command } from "#server/db/command.ts";
import { forgetDocument } from "#server/drafts/write.ts";
import { rowExists } from "#server/db/row.ts";
import { startOfDay } from "#schemas/paris-day.ts";

import { CliRefusal, idOf, type CliContext } from "./cli-context.ts";
import { addRowCommands, textsIn } from "./row-commands.ts";

interface PopupOptions {
  readonly locale: string;
  readonly title?: string;
  readonly message?: string;
  readonly link?: string;
  readonly linkLabel?: string;
  readonly media?: string;
  readonly delay?: string;
  readonly pageTypes?: string;
  readonly from?: string;
  readonly until?: string;
  readonly everyReload?: boolean;
  readonly active?: boolean;
}

/** `popup list`, `popup add`, `popup edit ID`, `popup remove ID`. */
export function addPopupCommands(group: Command, context: CliContext): void {
  addRowCommands(group, context, {
    name: "popup",
    declare,
    list: listPopups,
    line: ({ id, title, delay, pageTypes }) =>
      `${id}  after ${delay} ms on ${pageTypes.length > 0 ? pageTypes.join(", ") : "every page"}  ${title}`,
    save: async (options: PopupOptions, locale, id) =>
      await savePopup({
        id,
        mediaId: options.media === undefined ? undefined : mediaIdOf(options.media),
        link: options.link,
        delay: options.delay === undefined ? undefined : millisecondsOf(options.delay),
        pageTypes: options.pageTypes === undefined ? undefined : wordsOf(options.pageTypes),
        isShownOnReload: options.everyReload,
        isActive: options.active,
        startsAt: options.from === undefined ? undefined : instantOf(options.from),
        endsAt: options.until === undefined ? undefined : instantOf(options.until),
        texts: textsIn(locale, { title: options.title, message: options.message, linkLabel: options.linkLabel }),
      }),
    exists: (id) => rowExists("popup", id),
    remove: async (id) =>
      await command(async () => {
        const removed = await removePopup(id);
        if (removed.ok) await forgetDocument({ kind: "popup", id });
        return removed;
      }),
  });
}

function declare(command: Command): Command {
  return command
    .option("--title <text>")
    .option("--message <html>", "rich text")
    .option("--link <address>", "a site path without language, or an https address")
    .option("--link-label <text>")
    .option("--media <id>", "a picture of the media library; none: no picture")
    .option("--delay <milliseconds>", "after the page's load")
    .option("--page-types <slugs>", "page types by commas; empty: every page")
    .option("--from <day>", "YYYY-MM-DD, when it begins; none: at once")
    .option("--until <day>", "YYYY-MM-DD, the first day without it; none: no end")
    .option("--every-reload", "opens again after every load")
    .option("--no-every-reload")
    .option("--active", "shows it")
    .option("--no-active", "hides it");
}

/** Reads a picture's id, or `none`. */
export function mediaIdOf(text: string): number | null {
  return text === "none" ? null : idOf(text);
}

/** Reads words joined by commas. */
export function wordsOf(text: string): readonly string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function millisecondsOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CliRefusal(`"${text}" is not a number of milliseconds`);
}

function instantOf(text: string): number | null {
  if (text === "none") return null;
  if (isDay(text)) return startOfDay(text);
  throw new CliRefusal(`"${text}" is not a day: YYYY-MM-DD`);
}

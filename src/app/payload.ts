import type { WireDocument } from "#renderer/page/page-document.ts";

import type { MessageStore } from "./messages.ts";
import type { Sheets } from "./sheets.ts";
import { pageIslands, viewName } from "./page/page-islands.ts";
import type { Views } from "./views.ts";

/** What the server wrote into the page for the runtime. */
export interface Payload {
  readonly document: WireDocument;
  /** The paths of the private zone, as the page names them (see `privatePathSource`). */
  readonly privatePaths: string;
}

/** Reads what the server wrote into the page. Throws when there is nothing. */
export function readPayload(): Payload {
  const text = document.getElementById("page-document")?.textContent;
  if (!text) throw new Error("This page carries no page document");
  return JSON.parse(text) as Payload;
}

/**
 * Makes the function that loads what a document needs before it can be shown: messages, its islands' views, its own
 * style sheet. It gives false when a view or the sheet can't be had, and rejects when the messages can't.
 */
export function prepareWith(
  views: Pick<Views, "load">,
  messages: Pick<MessageStore, "load">,
  sheets: Sheets,
): (document: WireDocument) => Promise<boolean> {
  return async ({ page, nodes, sheet }) => {
    const [hasViews, hasSheet] = await Promise.all([
      views.load([...pageIslands(nodes)].map(viewName)),
      sheet === undefined || sheets.load(sheet),
      messages.load(page.locale),
    ]);
    return hasViews && hasSheet;
  };
}

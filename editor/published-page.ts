import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { Client } from "#schemas/contract/client.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";

import type { Canvas } from "./canvas/model/canvas.ts";
import type { TriedFrame } from "./frames/tried-frame.ts";
import type { Clients } from "./open-drafts.ts";
import { listCanvasPages } from "./pages/canvas-pages.ts";
import type { ShowInTurn } from "./show-in-turn.ts";
import { pageWords } from "./words.ts";

interface Follower {
  readonly frame?: number | undefined;
  readonly moved: (path: string, frame?: number) => void;
  readonly tried: TriedFrame;
  readonly inTurn: ShowInTurn;
}

/** What comes after a publication: the page is shown where it is now, and its preview is taken anew. */
export async function afterPublishing(canvas: Canvas, clients: Clients, follower: Follower): Promise<void> {
  await follower.inTurn(async () => await followPage(canvas, clients, follower));
  // The pages that a frame stands around are taken anew when somebody comes to them; of what is the program's nobody edits anything.
  if (follower.frame === undefined && canvas.page.isCms) await retakePreview(canvas.page, clients(canvas.locale));
}

/** Shows a page that was just published where it is now, and with what was said of it. */
async function followPage(canvas: Canvas, clients: Clients, { frame, moved, tried }: Follower): Promise<void> {
  const { pageId, page } = canvas.page;
  const { call } = clients(canvas.locale);
  try {
    const isOne = frame === undefined && Object.keys(findPageType(page.type)?.params ?? {}).length === 0;
    const pages = isOne ? await listCanvasPages({ call }) : [];
    const path = pages.find((each) => each.pageId === pageId)?.path ?? page.path;
    canvas.show(await call("openCanvas", tried.opening(path)), await pageWords(canvas.locale));
    if (path !== page.path) moved(path);
  } catch (error) {
    console.warn("a published page could not be asked for anew", error);
  }
}

/** A preview that can't be taken is taken later: by whoever comes next. */
async function retakePreview({ pageId, layoutId, page }: CanvasPage, { call }: Client): Promise<void> {
  try {
    const { refreshPreview, visitorsHtml } = await import("./previews/refresh-preview.ts");
    await refreshPreview({ pageId, layoutId, path: page.path }, { call, htmlOf: visitorsHtml });
  } catch (error) {
    console.info("a preview could not be taken", error);
  }
}

import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { Client } from "#schemas/contract/client.ts";
import { sameValue } from "#schemas/editing/same-value.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";

import type { Canvas } from "./canvas/model/canvas.ts";
import { loadViews } from "./canvas/views.ts";
import type { TriedFrame } from "./frames/tried-frame.ts";
import type { Clients } from "./open-drafts.ts";
import { pageWords } from "./words.ts";

interface Follower {
  readonly frame?: number | undefined;
  readonly moved: (path: string, frame?: number) => void;
  readonly tried: TriedFrame;
}

/** The slugs of what stands around the blocks that are edited, or inside of them, and of what may be placed. */
export function slugsAround({ frame, content, always, reusables }: CanvasPage): readonly string[] {
  const own = (block: ExpandedBlock): readonly string[] => [
    block.slug,
    ...Object.values(block.slots).flatMap((inner) => inner.flatMap(own)),
  ];
  return [
    ...[...frame, ...(content ?? []), ...always].flatMap(own),
    ...reusables.flatMap(({ document }) => slugsIn(document)),
  ];
}

export function slugsIn({ blocks }: LayoutDocument): readonly string[] {
  return Object.values(blocks).map(({ slug }) => slug);
}

/** Shows the page in another frame; of several that are asked for the last one stays. */
export async function showAround(canvas: Canvas, clients: Clients, tried: TriedFrame): Promise<void> {
  const asked = tried.opening(canvas.page.page.path);
  try {
    const page = await clients(canvas.locale).call("openCanvas", asked);
    await loadViews(slugsAround(page));
    if (sameValue(tried.opening(page.page.path), asked)) canvas.show(page, canvas.words);
  } catch (error) {
    console.warn("the page could not be had in its other frame", error);
  }
}

/** Shows a page that was just published where it is now, and with what was said of it. */
export async function followPage(canvas: Canvas, clients: Clients, { frame, moved, tried }: Follower): Promise<void> {
  const { pageId, page } = canvas.page;
  const { call } = clients(canvas.locale);
  try {
    const isOne = frame === undefined && Object.keys(findPageType(page.type)?.params ?? {}).length === 0;
    const pages = isOne ? await call("listCanvasPages") : [];
    const path = pages.find((each) => each.pageId === pageId)?.path ?? page.path;
    canvas.show(await call("openCanvas", tried.opening(path)), await pageWords(canvas.locale));
    if (path !== page.path) moved(path);
  } catch (error) {
    console.warn("a published page could not be asked for anew", error);
  }
}

/** A preview that can't be taken is taken later: by whoever comes next. */
export async function retakePreview({ pageId, layoutId, page }: CanvasPage, { call }: Client): Promise<void> {
  try {
    const { refreshPreview, visitorsHtml } = await import("./previews/refresh-preview.ts");
    await refreshPreview({ pageId, layoutId, path: page.path }, { call, htmlOf: visitorsHtml });
  } catch (error) {
    console.warn("a preview could not be taken", error);
  }
}

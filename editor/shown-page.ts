import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import type { Canvas } from "./canvas/model/canvas.ts";
import { loadViews } from "./canvas/views.ts";
import type { TriedFrame } from "./frames/tried-frame.ts";
import type { Clients } from "./open-drafts.ts";

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

/** Shows the page in the frame that is tried, and as of when. */
export async function showAround(canvas: Canvas, clients: Clients, tried: TriedFrame): Promise<void> {
  try {
    const page = await clients(canvas.locale).call("openCanvas", tried.opening(canvas.page.page.path));
    await loadViews(slugsAround(page));
    canvas.show(page, canvas.words);
  } catch (error) {
    console.warn("the page could not be had in its other frame", error);
  }
}

import type { BlockId, LayoutDocument } from "#schemas/page/layout.ts";
import { blockOf } from "#schemas/page/tree.ts";

import type { Canvas } from "./model/canvas.ts";

/** The innermost block of the edited document that an element belongs to; of what a reusable block places, that block. */
export function ownBlockAt(target: EventTarget | null, { blocks }: LayoutDocument): BlockId | null {
  if (!(target instanceof Element)) return null;
  for (let at = target.closest<HTMLElement>("[data-id]"); at; at = at.parentElement?.closest("[data-id]") ?? null) {
    const [id = ""] = (at.dataset["id"] ?? "").split("/", 1);
    if (blockOf(blocks, id)) return id;
  }
  return null;
}

/** The outermost block of the frame that an element belongs to; null within the page, and beside all blocks. */
export function frameBlockAt(
  target: EventTarget | null,
  { frame, outlet }: Pick<Canvas, "frame" | "outlet">,
): string | null {
  let outermost: string | null = null;
  let at = target instanceof Element ? target.closest<HTMLElement>("[data-id]") : null;
  for (; at; at = at.parentElement?.closest("[data-id]") ?? null) {
    const { id = "" } = at.dataset;
    if (id === outlet) return null;
    if (frame.has(id)) outermost = id;
  }
  return outermost;
}

/** Whether an element lies over the page (frames, their buttons), or is written in: what happens there is its own. */
export function isOverPage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-overlay], [data-writes]") !== null;
}

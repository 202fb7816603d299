import type { BlockSource } from "./canvas-blocks.tsx";
import type { Canvas } from "./model/canvas.ts";
import { findView, isViewComing } from "./views.ts";

/** The blocks of the page that is edited, each as it is at this moment: all of them, while nobody tries it out. */
export function liveSource(
  canvas: Canvas,
  problemText: (error: unknown) => string,
  isPreview: () => boolean,
): BlockSource {
  return {
    findView,
    isComing: isViewComing,
    resolved: (id) => {
      const block = canvas.block(id);
      // Who tries the page out sees what visitors see.
      return isPreview() && block.hidden !== null ? null : block.resolved;
    },
    unseen: (id) => canvas.block(id).hidden?.reason,
    slotNames: (id) => Object.keys(canvas.block(id).node?.slots ?? {}),
    idsIn: (id, slot) => canvas.shownIn(canvas.block(id).node?.slots[slot] ?? []),
    problemText,
  };
}

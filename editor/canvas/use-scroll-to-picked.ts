import { reaction } from "mobx";
import { type RefObject, useEffect } from "react";

import type { Editor } from "../store/editor.ts";
import { measureBlock } from "./drop/measure.ts";

/** What is above a block when it has been scrolled to: its own name, and the page's bars. */
const margin = 96;

/**
 * Scrolls the page to what was picked elsewhere: in the outline, by the keyboard, by putting it in. What the pointer is
 * on is in sight, and stays under it: it may be about to be dragged.
 */
export function useScrollToPicked(editor: Editor, scroller: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      reaction(
        () => editor.selection.ids,
        (ids, before) => {
          const id = firstNew(ids, before);
          if (id !== undefined && id !== editor.selection.hovered)
            requestAnimationFrame(() => show(scroller.current, id));
        },
      ),
    [editor, scroller],
  );
}

/** The first that is picked and wasn't; none where one of several was let go: nothing new is to be seen then. */
export function firstNew(ids: readonly string[], before: readonly string[]): string | undefined {
  return ids.find((id) => !before.includes(id));
}

/** A sheet from below covers half of a phone: what is edited in it is brought above it. */
export function showAboveSheet(scroller: HTMLElement | null, id: string): void {
  show(scroller, id, { part: 0.5 });
}

function show(scroller: HTMLElement | null, id: string, { part } = { part: 1 }): void {
  const box = scroller && measureBlock(scroller, id);
  if (!box) return;
  const [from, to] = [scroller.scrollTop, scroller.scrollTop + scroller.clientHeight * part];
  const seen = Math.min(box.bottom, to) - Math.max(box.top, from);
  if (seen < Math.min(margin, box.bottom - box.top))
    scroller.scrollTo({ top: Math.max(0, box.top - margin), behavior: "instant" });
}

import { reaction } from "mobx";
import { type RefObject, useEffect } from "react";

import type { Editor } from "../store/editor.ts";
import { measureBlock } from "./drop/measure.ts";

/** What is above a block when it has been scrolled to: its own name, and the page's bars. */
const margin = 96;

/** Scrolls the page to what was picked elsewhere: in the outline, by the keyboard, by putting it in. */
export function useScrollToPicked(editor: Editor, scroller: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      reaction(
        () => editor.selection.ids[0],
        (id) => requestAnimationFrame(() => id !== undefined && show(scroller.current, id)),
      ),
    [editor, scroller],
  );
}

function show(scroller: HTMLElement | null, id: string): void {
  const box = scroller && measureBlock(scroller, id);
  if (!box) return;
  const [from, to] = [scroller.scrollTop, scroller.scrollTop + scroller.clientHeight];
  const isSeen = box.top >= from && box.top < to - margin;
  if (!isSeen) scroller.scrollTo({ top: Math.max(0, box.top - margin), behavior: "instant" });
}

import type { Editor } from "@tiptap/core";
import { type RefObject, useEffect, useState } from "react";

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** What stands between a toolbar and the words, and between it and the window's edge. */
const gap = 8;

/**
 * Where a toolbar stands in the window: above the selected words, or above the caret; above the whole of a table, whose
 * other cells it would cover; below, where there is no room. Null: nowhere yet, or there is no editor to follow.
 */
export function useCaretPlace(editor: Editor | null, bar: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    if (editor === null) return undefined;
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (bar.current !== null && !editor.isDestroyed) setPlace(placeOf(editor, bar.current.getBoundingClientRect()));
      });
    };
    follow();
    editor.on("transaction", follow);
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      cancelAnimationFrame(frame);
      editor.off("transaction", follow);
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, [editor, bar]);
  return place;
}

function placeOf({ state, view }: Editor, { width, height }: DOMRect): Place {
  const { from, to } = state.selection;
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)];
  const left = (start.left + end.right - width) / 2;
  const above = (tableAt(view, from) ?? start).top - height - gap;
  const furthest = window.innerWidth - width - gap;
  return {
    left: Math.max(gap, Math.min(left, furthest)),
    top: above < gap ? Math.min(end.bottom + gap, window.innerHeight - height - gap) : above,
  };
}

function tableAt(view: Editor["view"], position: number): DOMRect | undefined {
  const { node } = view.domAtPos(position);
  return (node instanceof Element ? node : node.parentElement)?.closest("table")?.getBoundingClientRect();
}

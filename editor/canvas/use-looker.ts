import { type RefObject, useEffect } from "react";

import type { Editor } from "../store/editor.ts";

/** How often the clock is looked at, in milliseconds. */
const beat = 15_000;

/** Tells the canvas how wide its page is, as its container queries see it, and what time it is. */
export function useLooker({ canvas }: Editor, scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { looker } = canvas;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) looker.widen(entry.contentRect.width);
    });
    if (scroller.current) watcher.observe(scroller.current);
    const timer = setInterval(() => looker.tick(), beat);
    return () => {
      watcher.disconnect();
      clearInterval(timer);
    };
  }, [canvas, scroller]);
}

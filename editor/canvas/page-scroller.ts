import type { RefObject } from "react";

/**
 * What scrolls the page that is drawn in a sheet. It is looked for whenever it is asked for: it comes and goes with the
 * page's frame, and is wanted in effects that run before any ref of the sheet's own is set again.
 */
export function pageScroller(sheet: RefObject<Element | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      return sheet.current?.querySelector<HTMLElement>(".scroller") ?? null;
    },
  };
}

import { useCallback, useLayoutEffect, useRef, useState } from "react";

import type { CanvasPage } from "#schemas/content/canvas.ts";

interface CanvasPages {
  /** Null: they are on their way, or can't be had. */
  readonly pages: readonly CanvasPage[] | null;
  /** Whether they couldn't be had when they were asked for last, not while they are asked for again; what was there before stays. */
  readonly isMissing: boolean;
  /** Asks for them anew. Keeps its identity as long as `list` does. */
  readonly load: () => void;
}

/** Asks for every page that can be edited; `told`, where it is given, gets the first of them before all are there. */
export type ListCanvasPages = (told?: (pages: readonly CanvasPage[]) => void) => Promise<readonly CanvasPage[]>;

/** What each list gave last. */
const last = new WeakMap<ListCanvasPages, readonly CanvasPage[]>();

/** Notes what a list gave to somebody who doesn't draw it; what it gave to who does is newer. */
export function notePages(list: ListCanvasPages, pages: readonly CanvasPage[]): void {
  if (!last.has(list)) last.set(list, pages);
}

/**
 * Every page that can be edited, those that are seen first before all are there; what the same `list` gave before is there
 * until it answers anew. An older answer that comes after a newer one is nobody's. `list` keeps its identity.
 */
export function useCanvasPages(list: ListCanvasPages): CanvasPages {
  const [pages, setPages] = useState(last.get(list) ?? null);
  const [isMissing, setMissing] = useState(false);
  const asked = useRef(0);
  const read = useCallback((): void => {
    asked.current += 1;
    const own = asked.current;
    // Where they are known, a few of them before all are there would be of use to nobody.
    const told = last.has(list) ? undefined : (some: readonly CanvasPage[]) => setPages(last.get(list) ?? some);
    list(told).then(
      (all) => {
        if (own !== asked.current) return;
        last.set(list, all);
        setPages(all);
        setMissing(false);
      },
      (error: unknown) => {
        console.warn("the pages could not be read", error);
        if (own !== asked.current) return;
        // The first of them alone would pass for all.
        setPages(last.get(list) ?? null);
        setMissing(true);
      },
    );
  }, [list]);
  // Before anything is drawn: pages that are there already come with it.
  useLayoutEffect(read, [read]);
  const load = useCallback((): void => {
    setMissing(false);
    read();
  }, [read]);
  return { pages, isMissing, load };
}

import { useEffect, useState } from "react";

export interface Found<Item> {
  readonly items: readonly Item[];
  readonly state: "searching" | "found" | "failed";
}

/** Typing is waited out for so long before anybody is asked, in milliseconds. */
const pause = 150;

/**
 * What a search finds for a text, the latest one alone: an older answer that comes late is dropped. What was found stays
 * until the next is there. A null text asks nothing. `find` keeps its identity as long as it means the same; another number
 * of `tries` asks it anew.
 */
export function useFound<Item>(
  find: (text: string, signal: AbortSignal) => Promise<readonly Item[]>,
  text: string | null,
  tries = 0,
): Found<Item> {
  const [found, setFound] = useState<Found<Item>>({ items: [], state: "searching" });
  useEffect(() => {
    if (text === null) return undefined;
    const leaving = new AbortController();
    const settle = (next: (before: Found<Item>) => Found<Item>) => {
      if (!leaving.signal.aborted) setFound(next);
    };
    settle(({ items }) => ({ items, state: "searching" }));
    const timer = setTimeout(
      () => {
        find(text, leaving.signal).then(
          (items) => settle(() => ({ items, state: "found" })),
          () => settle(() => ({ items: [], state: "failed" })),
        );
      },
      text === "" ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [find, text, tries]);
  return found;
}

import { type RefObject, useCallback, useRef } from "react";

import { matchingTop, type Pair } from "./matching-top.ts";
import type { Boxes } from "./use-boxes.ts";

type End = "before" | "after";

interface Panes {
  readonly before: RefObject<HTMLElement | null>;
  readonly after: RefObject<HTMLElement | null>;
}

/** Two panes that scroll together: who scrolls one has beside it what stood there. */
export function useTogether(panes: Panes) {
  const tops = useRef({ before: new Map<string, number>(), after: new Map<string, number>() });
  /** Where a pane was put by the other one: that it scrolls then is no wish of anybody's. */
  const put = useRef<{ readonly end: End; readonly top: number } | null>(null);
  const note = useCallback((end: End, { of }: Boxes, scale: number) => {
    tops.current[end] = new Map([...of].map(([id, { top }]) => [id, top * scale]));
  }, []);
  /** Until when both are on their way to a block that somebody asked for, each by itself. */
  const alone = useRef(0);
  const part = useCallback(() => (alone.current = performance.now() + 300), []);
  const { before, after } = panes;
  const follow = useCallback(
    (end: End) => {
      const [own, other] = end === "before" ? [before.current, after.current] : [after.current, before.current];
      if (!own || !other || performance.now() < alone.current) return;
      const { current } = put;
      put.current = null;
      if (current?.end === end && Math.abs(current.top - own.scrollTop) < 2) return;
      const otherEnd = end === "before" ? "after" : "before";
      const [mine, theirs] = [tops.current[end], tops.current[otherEnd]];
      const pairs = [...mine].flatMap(([id, top]): readonly Pair[] => {
        const match = theirs.get(id);
        return match === undefined ? [] : [[top, match]];
      });
      const top = Math.round(Math.min(matchingTop(own.scrollTop, pairs), other.scrollHeight - other.clientHeight));
      if (Math.abs(other.scrollTop - top) < 2) return;
      put.current = { end: otherEnd, top };
      other.scrollTop = top;
    },
    [before, after],
  );
  return { note, follow, part };
}

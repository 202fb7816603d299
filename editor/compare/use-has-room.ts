import { type RefCallback, useCallback, useState } from "react";

/** From how wide on two pages stand beside their changes, in CSS pixels. */
const enough = 900;

/** Whether an element has room for two pages side by side. */
export function useHasRoom(): readonly [RefCallback<HTMLElement>, boolean] {
  const [hasRoom, setHasRoom] = useState(() => innerWidth >= enough);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const watcher = new ResizeObserver(([entry]) => setHasRoom((entry?.contentRect.width ?? 0) >= enough));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [watch, hasRoom];
}

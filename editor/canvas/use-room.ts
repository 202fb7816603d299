import { type RefCallback, useCallback, useState } from "react";

/** How wide an element is, in CSS pixels; 0 until it is there. */
export function useRoom(): readonly [RefCallback<HTMLElement>, number] {
  const [room, setRoom] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const watcher = new ResizeObserver(([entry]) => setRoom(Math.round(entry?.contentRect.width ?? 0)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [watch, room];
}

import { type RefObject, useEffect, useRef } from "react";

/**
 * Does some work once an element is scrolled to, for the first time since the work is another one; what goes wrong is told on
 * the console. `work` keeps its identity. Gives the element's ref.
 */
export function useFirstSight(work: () => Promise<void>): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      work().catch((error: unknown) => console.warn(error));
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [work]);
  return holder;
}

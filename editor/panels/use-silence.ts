import { type RefObject, useEffect } from "react";

/**
 * Keeps what is drawn as a picture from being read out, whenever it is drawn: an open dialog hides everything but what
 * holds a place that is read out, and around it buttons whose words it has hidden.
 */
export function useSilence(holder: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const silence = (): void => {
      for (const place of element.querySelectorAll("[aria-live]")) place.removeAttribute("aria-live");
    };
    silence();
    const watcher = new MutationObserver(silence);
    watcher.observe(element, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [holder]);
}

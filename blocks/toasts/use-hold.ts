import { type RefObject, useEffect } from "react";

/** Tells when the pointer or the focus comes onto an element and when both have left it. */
export function useHold(element: RefObject<HTMLElement | null>, hold: () => void, release: () => void): void {
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerenter", hold, { signal });
    node.addEventListener("pointerleave", release, { signal });
    node.addEventListener("focusin", hold, { signal });
    node.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && node.contains(relatedTarget))) release();
      },
      { signal },
    );
    return () => stop.abort();
  });
}

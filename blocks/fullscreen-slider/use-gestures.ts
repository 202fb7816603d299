import { type RefObject, useEffect } from "react";

import { swipe } from "./neighbour.ts";

/** The arrow keys and swipes move by one; a click beside the picture closes the dialog (spec §2). */
export function useGestures(dialog: RefObject<HTMLDialogElement | null>, move: (by: number) => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let start: { x: number; y: number } | null = null;

    element.addEventListener("keydown", onKey, { signal });
    element.addEventListener("click", closeOnGround, { signal });
    element.addEventListener("pointerdown", ({ clientX, clientY }) => (start = { x: clientX, y: clientY }), { signal });
    element.addEventListener("pointerup", onUp, { signal });
    element.addEventListener("pointercancel", () => (start = null), { signal });
    return () => listening.abort();

    function onKey(event: KeyboardEvent): void {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      // A film's own arrows move within the film.
      if (by === undefined || event.target instanceof HTMLVideoElement) return;
      event.preventDefault();
      move(by);
    }

    function onUp({ pointerType, clientX, clientY }: PointerEvent): void {
      if (start && pointerType !== "mouse") move(swipe(start, { x: clientX, y: clientY }));
      start = null;
    }

    function closeOnGround({ target }: MouseEvent): void {
      if (!(target instanceof Element && target.closest("img, video, button"))) element?.close();
    }
  }, [dialog, move]);
}

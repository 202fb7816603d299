import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

import styles from "./ed-tooltip.module.css";

/** What a button says of itself to whoever points at it; spread on it. Its name is its own: this repeats it. */
export interface Tip {
  readonly "data-tip": string;
  readonly "data-tip-keys": string | undefined;
  readonly "data-tip-side": TipSide | undefined;
}

export type TipSide = "top" | "bottom" | "left" | "right";

/** How long somebody points at something until it says what it is, in milliseconds. */
const delay = 500;

/** What stands between a tip and its button, and between it and the window's edge. */
const gap = 6;

/**
 * The one tooltip of the editor: words beside what is pointed at or was come to by keyboard, and has `data-tip`. Escape
 * takes it away.
 */
export function Tips(): ReactNode {
  const [of, setOf] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => listen(setOf), []);
  useLayoutEffect(() => {
    if (of === null || box.current === null) return;
    const { left, top } = placeBeside(of, box.current.getBoundingClientRect());
    box.current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }, [of]);
  if (of === null) return null;
  const { tip, tipKeys } = of.dataset;
  return (
    <div ref={box} className={styles.tooltip} data-ground="dark" aria-hidden="true">
      {tip}
      {tipKeys === undefined ? null : <kbd className={styles.keys}>{tipKeys}</kbd>}
    </div>
  );
}

/** Watches the pointer and the focus; tells what is pointed at. */
function listen(show: (of: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLElement | null = null;
  let isFocused = false;
  // What Escape closes gives the focus back to its button, which nobody asks about then.
  let isLeft = false;
  const set = (of: HTMLElement | null) => {
    clearTimeout(timer);
    if (of !== shown) show(of);
    shown = of;
  };
  const over = ({ target, pointerType }: PointerEvent) => {
    const of = tipped(target);
    if (of === shown && of !== null) return;
    // A page that moves under a resting pointer takes no words away from what was come to by keyboard.
    if (of === null && isFocused && shown?.matches(":focus-visible")) return;
    set(null);
    isFocused = false;
    if (of !== null && pointerType === "mouse") timer = setTimeout(() => set(of.isConnected ? of : null), delay);
  };
  const focused = ({ target }: FocusEvent) => {
    const of = tipped(target);
    isFocused = true;
    set(of?.matches(":focus-visible") && !isLeft ? of : null);
  };
  const hide = () => set(null);
  const key = (event: KeyboardEvent) => {
    isLeft = event.key === "Escape";
    if (isLeft) hide();
  };
  const on = new AbortController();
  const options = { signal: on.signal, capture: true };
  document.addEventListener("pointerover", over, options);
  document.addEventListener("pointerdown", hide, options);
  document.addEventListener("focusin", focused, options);
  document.addEventListener("focusout", hide, options);
  document.addEventListener("keydown", key, options);
  document.addEventListener("scroll", hide, options);
  return () => {
    clearTimeout(timer);
    on.abort();
  };
}

function tipped(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
}

function placeBeside(of: HTMLElement, tip: DOMRect): { readonly left: number; readonly top: number } {
  const button = of.getBoundingClientRect();
  const side = of.dataset["tipSide"] ?? "bottom";
  const middle = {
    left: button.left + (button.width - tip.width) / 2,
    top: button.top + (button.height - tip.height) / 2,
  };
  const below = button.bottom + gap;
  const above = button.top - tip.height - gap;
  const isBelow = side === "bottom" ? below + tip.height < window.innerHeight : above < gap;
  const place =
    side === "left"
      ? { left: button.left - tip.width - gap, top: middle.top }
      : side === "right"
        ? { left: button.right + gap, top: middle.top }
        : { left: middle.left, top: isBelow ? below : above };
  return {
    left: Math.max(gap, Math.min(place.left, window.innerWidth - tip.width - gap)),
    top: Math.max(gap, Math.min(place.top, window.innerHeight - tip.height - gap)),
  };
}

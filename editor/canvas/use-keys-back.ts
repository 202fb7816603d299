import { reaction } from "mobx";
import { type RefObject, useEffect } from "react";

import type { Writing } from "./writing/writing.ts";

/** Gives the keys back to the page when a text that was written on it ends, unless something else has them by then. */
export function useKeysBack(writing: Writing, keys: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      reaction(
        () => writing.written === null,
        (hasEnded) => {
          if (hasEnded) requestAnimationFrame(() => takeIfNobodyHas(keys.current));
        },
      ),
    [writing, keys],
  );
}

function takeIfNobodyHas(keys: HTMLElement | null): void {
  if (document.activeElement === document.body) keys?.focus({ preventScroll: true });
}

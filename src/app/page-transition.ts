import { noteMovingBottles, type MovingBottles } from "./moving-bottles.ts";
import type { Navigation } from "./navigation/navigation-store.ts";

export interface TransitionPorts {
  /** The browser's `document.startViewTransition`; undefined where it has none. */
  readonly start: ((update: () => Promise<void>) => Pick<ViewTransition, "ready" | "finished">) | undefined;
  /** Whether the visitor asked for less motion. */
  isCalm(): boolean;
  /** Whether the browser itself has shown the way to the history entry that the visitor went to last, by a swipe. */
  isSwiped(): boolean;
  /** What of the page that is shown moves to the next one. */
  noteMoving(): MovingBottles;
  /** Calls back once, when the page that is on its way stands in the document. */
  onShown(done: () => void): void;
}

/**
 * Gives the function that shows a page: as a view transition where the browser has them and motion is welcome.
 * Only for another page: a filter that keeps its place changes at once, and so does Back where the browser has moved
 * the page already. A transition begins a frame later: a page whose navigation is aborted meanwhile, because the
 * visitor went back or on, is not shown any more, or its address would come on top of theirs.
 */
export function createPageTransition({ start, isCalm, isSwiped, noteMoving, onShown }: TransitionPorts) {
  return ({ mode, keepScroll }: Visit, show: () => void, signal: AbortSignal): void => {
    if (!start || keepScroll || isCalm() || (mode === "arrive" && isSwiped())) return show();
    const moving = noteMoving();
    const { ready, finished } = start(
      () =>
        new Promise((resolve) => {
          if (signal.aborted) return resolve();
          onShown(() => void moving.arrive().then(resolve));
          show();
        }),
    );
    // One that is overtaken by the next, or seen by nobody, is skipped; the page is shown all the same.
    ready.catch(() => {});
    finished.catch(() => {}).finally(moving.end);
  };
}

type Visit = Pick<Navigation, "mode" | "keepScroll">;

/** The same with what the browser has. */
export function browserTransition(): ReturnType<typeof createPageTransition> {
  let isSwiped = false;
  addEventListener("popstate", ({ hasUAVisualTransition }) => (isSwiped = hasUAVisualTransition), { capture: true });
  return createPageTransition({
    // Older browsers have none.
    start: "startViewTransition" in document ? (update) => document.startViewTransition(update) : undefined,
    isCalm: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
    isSwiped: () => isSwiped,
    noteMoving: noteMovingBottles,
    onShown: (done) => document.addEventListener("cellardoor:page", done, { once: true }),
  });
}

import type { Navigation } from "./navigation/navigation-store.ts";

export interface TransitionPorts {
  /** The browser's `document.startViewTransition`; undefined where it has none. */
  readonly start: ((update: () => Promise<void>) => Pick<ViewTransition, "ready" | "finished">) | undefined;
  /** Whether the visitor asked for less motion. */
  isCalm(): boolean;
  /** Calls back once, when the page that is on its way stands in the document. */
  onShown(done: () => void): void;
}

/**
 * Gives the function that shows a page: as a view transition where the browser has them and motion is welcome.
 * Only for another page: a filter that keeps its place changes at once, and Back and Forward bring the browser's
 * own gestures with them. A transition begins a frame later: a page whose navigation is aborted meanwhile, because the
 * visitor went back or on, is not shown any more, or its address would come on top of theirs.
 */
export function createPageTransition({ start, isCalm, onShown }: TransitionPorts) {
  return (navigation: Pick<Navigation, "mode" | "keepScroll">, show: () => void, signal: AbortSignal): void => {
    if (!start || navigation.keepScroll || navigation.mode === "arrive" || isCalm()) return show();
    const { ready, finished } = start(
      () =>
        new Promise((resolve) => {
          if (signal.aborted) return resolve();
          onShown(resolve);
          show();
        }),
    );
    // One that is overtaken by the next, or seen by nobody, is skipped; the page is shown all the same.
    for (const end of [ready, finished]) end.catch(() => {});
  };
}

/** The same with what the browser has. */
export function browserTransition(): ReturnType<typeof createPageTransition> {
  return createPageTransition({
    // Older browsers have none.
    start: "startViewTransition" in document ? (update) => document.startViewTransition(update) : undefined,
    isCalm: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
    onShown: (done) => document.addEventListener("cellardoor:page", done, { once: true }),
  });
}

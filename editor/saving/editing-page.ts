import { readToken } from "#schemas/contract/session-cookies.ts";

/** What happens to the page that somebody edits in. */
export interface PageHandlers {
  /** Somebody turns to something else: another window, another tab. */
  away(isHidden: boolean): void;
  back(): void;
  online(): void;
  /** The page goes away, and perhaps comes back. */
  leave(): void;
  /** Whether the page may go away without a question. */
  mayLeave(): boolean;
}

/** The page of the browser that somebody edits in. */
export interface EditingPage {
  isVisible(): boolean;
  /** What the session is known by; null: nobody is logged in. */
  token(): string | null;
  /** Tells what happens; gives what ends it. */
  listen(handlers: PageHandlers): () => void;
}

/** The page itself. */
export function browserPage(view: Window = window): EditingPage {
  const { document } = view;
  return {
    isVisible: () => document.visibilityState === "visible",
    token: () => readToken(document.cookie),
    listen(handlers) {
      const ends = new AbortController();
      const { signal } = ends;
      const turn = (): void => (document.visibilityState === "hidden" ? handlers.away(true) : handlers.back());
      document.addEventListener("visibilitychange", turn, { signal });
      view.addEventListener("blur", () => handlers.away(false), { signal });
      view.addEventListener("focus", () => handlers.back(), { signal });
      view.addEventListener("online", () => handlers.online(), { signal });
      view.addEventListener("pagehide", () => handlers.leave(), { signal });
      const ask = (event: BeforeUnloadEvent): void => {
        if (!handlers.mayLeave()) event.preventDefault();
      };
      view.addEventListener("beforeunload", ask, { signal });
      return () => ends.abort();
    },
  };
}

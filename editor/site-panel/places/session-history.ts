/** The tab's history as far as the panel goes: its own entries, counted from the one that it was opened at. */
export interface SessionHistory {
  readonly hash: () => string;
  /** How many entries of the panel's stand before this one; null: this one isn't the panel's. */
  readonly depth: () => number | null;
  /** Adds an entry, and forgets those that one had gone back from. */
  readonly push: (hash: string, depth: number) => void;
  /** Makes this entry another one; null: no longer the panel's. */
  readonly replace: (hash: string, depth: number | null) => void;
  /** Goes so many entries on, or back; resolves once one is there. Never rejects. */
  readonly go: (by: number) => Promise<void>;
  /** Tells whenever somebody has gone to another entry; gives what ends that. */
  readonly follow: (moved: () => void) => () => void;
}

const key = "panel";

/** That of this browser. Of what it does in the panel, the router of the page beneath hears nothing. */
export const browserHistory: SessionHistory = {
  hash: () => location.hash,
  depth: () => {
    const { [key]: depth } = stateNow();
    return typeof depth === "number" ? depth : null;
  },
  push: (hash, depth) => history.pushState({ ...stateNow(), [key]: depth }, "", addressWith(hash)),
  replace: (hash, depth) => {
    const { [key]: _own, ...others } = stateNow();
    history.replaceState(depth === null ? others : { ...others, [key]: depth }, "", addressWith(hash));
  },
  go: async (by) => {
    // Where a page beside the panel went somewhere, the browser counts that too: its own entries are asked for by name.
    const { navigation } = globalThis as { readonly navigation?: Navigation };
    const entry = navigation?.entries()[(navigation.currentEntry?.index ?? -1) + by];
    if (navigation && entry) {
      const { committed, finished } = navigation.traverseTo(entry.key);
      await Promise.allSettled([committed, finished]);
    } else
      await new Promise<void>((resolve) => {
        addEventListener("popstate", () => resolve(), { capture: true, once: true });
        history.go(by);
      });
  },
  follow: (moved) => {
    const told = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      moved();
    };
    addEventListener("popstate", told, { capture: true });
    return () => removeEventListener("popstate", told, { capture: true });
  },
};

function stateNow(): Readonly<Record<string, unknown>> {
  return (history.state as Readonly<Record<string, unknown>> | null) ?? {};
}

function addressWith(hash: string): string {
  return location.pathname + location.search + hash;
}

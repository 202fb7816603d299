/** What a storage must be able to do; a browser's may throw when it is switched off. */
type Store = Pick<Storage, "getItem" | "setItem">;

export interface PopupMemory {
  /** Whether a popup may open by itself: at every load, else once until it was closed, and once per session. */
  mayOpen(id: string, everyLoad: boolean): boolean;
  opened(id: string): void;
  closed(id: string, everyLoad: boolean): void;
}

/**
 * Remembers popups (spec §2): `popup-{id}` with the time of closing in the local storage, unless the popup
 * shows on every reload; `popup-{id}` in the session's storage once it was opened.
 */
export function createPopupMemory(local: () => Store, session: () => Store, now: () => number): PopupMemory {
  // What was opened since this load, where no storage remembers anything.
  const here = new Set<string>();
  return {
    mayOpen: (id, everyLoad) => !here.has(id) && (everyLoad || (read(local, id) ?? read(session, id)) === null),
    opened(id) {
      here.add(id);
      write(session, id, String(now()));
    },
    closed(id, everyLoad) {
      if (!everyLoad) write(local, id, String(now()));
    },
  };
}

function read(store: () => Store, id: string): string | null {
  try {
    return store().getItem(`popup-${id}`);
  } catch {
    return null;
  }
}

function write(store: () => Store, id: string, value: string): void {
  try {
    store().setItem(`popup-${id}`, value);
  } catch {
    // Without a storage a popup is remembered until the next load.
  }
}

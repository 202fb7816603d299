import { sessionOrMemory } from "#src/app/session-storage.ts";

const key = "cellardoor:editing";
const storage = sessionOrMemory();

/** Which page is being edited in this tab: a page that is loaded anew opens its editor again. */
export const askedToEdit = {
  note: (path: string): void => storage.setItem(key, JSON.stringify({ from: location.pathname, path })),
  forget: (): void => storage.setItem(key, ""),
  /** The page that was edited from this address; null: none. */
  here: (): string | null => {
    const { from, path } = JSON.parse(storage.getItem(key) || "{}") as { from?: string; path?: string };
    return from === location.pathname && path !== undefined ? path : null;
  },
};

import { sessionOrMemory } from "#src/app/session-storage.ts";

const key = "cellardoor:editing";
const storage = sessionOrMemory();

interface AskedToEdit {
  readonly path: string;
  /** The layout of the frame that is edited around the page; left out: the page itself is. */
  readonly frame?: number;
}

/** Which page is being edited in this tab, or a frame around it: a page that is loaded anew opens its editor again. */
export const askedToEdit = {
  note: (path: string, frame?: number): void =>
    storage.setItem(key, JSON.stringify({ from: location.pathname, path, frame })),
  forget: (): void => storage.setItem(key, ""),
  /** The page that was edited from this address; null: none. */
  here: (): AskedToEdit | null => {
    const { from, path, frame } = JSON.parse(storage.getItem(key) || "{}") as Partial<AskedToEdit> & { from?: string };
    if (from !== location.pathname || path === undefined) return null;
    return frame === undefined ? { path } : { path, frame };
  },
};

import { sessionOrMemory } from "#src/app/session-storage.ts";

const key = "cellardoor:editing";
const storage = sessionOrMemory();

/** Which page is being edited in this tab: a page that is loaded anew opens its editor again. */
export const askedToEdit = {
  note: (path: string): void => storage.setItem(key, path),
  forget: (): void => storage.setItem(key, ""),
  isHere: (path: string): boolean => storage.getItem(key) === path,
};

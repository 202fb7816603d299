import type { Journal, Kept } from "./journal.ts";

/** A journal that lasts as long as the page: where the browser keeps nothing, and in tests. */
export function memoryJournal<Document, Command>(
  kept: Kept<Document, Command> | null = null,
): Journal<Document, Command> {
  let last = kept;
  return {
    read: () => Promise.resolve(last),
    write: (next) => {
      last = next;
      return Promise.resolve();
    },
  };
}

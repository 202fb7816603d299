import type { Journal, Kept } from "./journal.ts";

/** A journal that lasts as long as the page: where the browser keeps nothing, and in tests. */
export function memoryJournal<Command>(): Journal<Command> {
  let last: Kept<Command> | null = null;
  return {
    read: () => Promise.resolve(last ? [last] : []),
    write: (next) => {
      last = next;
      return Promise.resolve(false);
    },
  };
}

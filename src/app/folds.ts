/** Which folds of the page's HTML stand open, by their ids; menus close by themselves. */
export type Folds = ReadonlyMap<string, boolean>;

const folds = "[data-static] details[id]:not([data-menu])";

/** Notes what the visitor has opened and closed. */
export function noteFolds(): Folds {
  return new Map([...foldsHere()].map(({ id, open }) => [id, open]));
}

/** Opens and closes the folds of the page that is shown now as they were noted; others stay as they came. */
export function restoreFolds(noted: Folds): void {
  for (const fold of foldsHere()) fold.open = noted.get(fold.id) ?? fold.open;
}

function foldsHere(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(folds);
}

/** For how many frames at most something is waited for. */
const most = 120;

/**
 * Gives the keys to something once it is there and nothing lies over it: its code may still be on its way, and what it was
 * asked for by holds the keys until it has closed.
 */
export function leadTo(selector: string, frames = most): void {
  const there = document.querySelector<HTMLElement>(selector);
  const isCovered = [...document.querySelectorAll("[role=dialog]")].some((dialog) => !dialog.contains(there));
  if (there && !isCovered) there.focus();
  else if (frames > 0) requestAnimationFrame(() => leadTo(selector, frames - 1));
}

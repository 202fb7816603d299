/**
 * The `ref` of what comes into a long dialog when something is pressed: it is scrolled to as far as it is out of sight. It
 * would come below the fold, and the press would seem to do nothing.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

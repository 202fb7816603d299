/**
 * Looks in a page's main part for controls that something lies over, or that stay outside of the window, when they have
 * the focus (WCAG 2.2, 2.4.11). Runs in the browser: it may use nothing from outside itself. Gives a sentence for each,
 * and leaves the focus and the place as they were.
 */
export function findCovered(): readonly string[] {
  const [focused, place] = [document.activeElement, scrollY];
  const controls = [...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea)")];
  const faults = controls.filter(isReached).flatMap(faultOf);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  scrollTo({ top: place, behavior: "instant" });
  return faults;

  function isReached(element: HTMLElement): boolean {
    return (
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [type='hidden']") &&
      element.checkVisibility({ visibilityProperty: true })
    );
  }

  function faultOf(element: HTMLElement): readonly string[] {
    element.focus();
    // What is too small to be seen has a label that stands for it.
    const own = element.getBoundingClientRect();
    const stand = own.width < 4 ? element.closest("label") : null;
    const box = (stand ?? element).getBoundingClientRect();
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    const name = element.outerHTML.slice(0, 110);
    if (bottom - top < 4) return [`outside of the window with the focus: ${name}`];
    const hit = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
    const isSeen = hit !== null && (element.contains(hit) || hit.contains(element) || stand?.contains(hit) === true);
    return isSeen ? [] : [`covered with the focus: ${name} by ${hit?.outerHTML.slice(0, 80) ?? "nothing"}`];
  }
}

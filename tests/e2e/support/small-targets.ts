/**
 * Finds what is operated by pointer and smaller than 24 by 24 px with something else to hit nearby (WCAG 2.2,
 * 2.5.8): links within a line of text are free, and so is a target with room for a circle of 24 px around its
 * middle. Runs in the browser: it may use nothing from outside itself.
 */
export function findSmallTargets(): readonly string[] {
  const least = 24;
  const targets = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(
      (element) => !element.matches("[type='hidden']") && element.closest("[aria-hidden='true'], [inert]") === null,
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  return targets
    .filter(({ element, box }) => (box.width < least || box.height < least) && !isInText(element))
    .filter((one) => targets.some((other) => other !== one && touches(one.box, other.box)))
    .map(
      ({ element, box }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 110)}`,
    );

  /** Whether an element's line holds words beside it. */
  function isInText(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== "inline") return false;
    const line = element.closest("p, li, dd, td, address, figcaption");
    return line !== null && (line.textContent.trim().length ?? 0) > element.textContent.trim().length;
  }

  /** Whether a circle of 24 px around the middle of a box reaches another. */
  function touches(box: DOMRect, other: DOMRect): boolean {
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const across = Math.max(other.left - x, 0, x - other.right);
    const down = Math.max(other.top - y, 0, y - other.bottom);
    return Math.hypot(across, down) < least / 2;
  }
}

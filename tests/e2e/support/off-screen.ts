/**
 * Which of some elements one doesn't see without scrolling: outside of the window, or under a bar that lies over the
 * page. Runs in the browser: it may use nothing from outside itself. Gives a sentence for each.
 */
export function findOffScreen(elements: readonly Element[]): readonly string[] {
  return elements.filter((element) => !isSeen(element)).map((element) => nameOf(element));

  function isSeen(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
    const middle = (left + right) / 2;
    return [top + 1, bottom - 1].every((y) => {
      const hit = document.elementFromPoint(middle, y);
      // A link may spread over the card that it stands in.
      return hit !== null && (element.contains(hit) || hit.contains(element) || element.closest("li")?.contains(hit));
    });
  }

  function nameOf(element: Element): string {
    const { top, bottom } = element.getBoundingClientRect();
    return `${element.textContent.trim().slice(0, 40)} (${Math.round(top)}–${Math.round(bottom)} of ${innerHeight})`;
  }
}

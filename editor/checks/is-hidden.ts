/**
 * Whether something of the page is kept from those who hear it, by what is within the page: an open dialog of the editor hides
 * the whole page from them, which visitors don't have.
 */
export function isHidden(element: Element, page: Element): boolean {
  const hider = element.closest("[aria-hidden=true], [data-unseen]");
  return hider !== null && hider !== page && page.contains(hider);
}

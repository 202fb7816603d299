import { isOverPage } from "./own-block.ts";

/**
 * Lets the Tab key that is being pressed go past the page's own links and buttons, which are no stops of the editor's:
 * whoever lands on one is taken back to the page as a whole, and would never get beyond it.
 */
export function passPage(scroller: Element): void {
  const blocks = [...scroller.children].filter((element) => element instanceof HTMLElement && !isOverPage(element));
  for (const block of blocks) block.toggleAttribute("inert", true);
  // What scrolls is a stop by itself where nothing in it is one.
  scroller.setAttribute("tabindex", "-1");
  requestAnimationFrame(() => {
    for (const block of blocks) block.removeAttribute("inert");
    scroller.removeAttribute("tabindex");
  });
}

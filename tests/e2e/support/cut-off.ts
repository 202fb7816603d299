/** A page's HTML, and the widths that it is looked at in. */
export interface Narrowed {
  /** Null: the page that is shown, as wide as its window is. */
  readonly html: string | null;
  readonly widths: readonly number[];
}

/**
 * Looks for what narrow windows cut off: text wider than the box that clips it, and boxes that reach beyond the
 * window without something that scrolls there. The page is put into the document that is open, which has the site's
 * styles already: hundreds of pages can be looked at in the time that it takes to load some. Runs in the browser: it
 * may use nothing from outside itself. Gives a sentence for each fault.
 */
export function findCutOff({ html, widths }: Narrowed): readonly string[] {
  if (html === null) return findFaults(document.documentElement.clientWidth);
  const parsed = new DOMParser().parseFromString(html, "text/html");
  // Boxes are as wide without their pictures, but for the words that would stand in for them.
  for (const picture of parsed.querySelectorAll("img, source, video")) {
    for (const name of ["src", "srcset", "poster"]) picture.removeAttribute(name);
    if (picture.localName === "img") picture.setAttribute("alt", "");
  }
  document.body.replaceChildren(...parsed.body.childNodes);
  return widths.flatMap((width) => {
    document.documentElement.style.inlineSize = `${width}px`;
    return findFaults(width).map((fault) => `${width} px: ${fault}`);
  });

  function findFaults(width: number): readonly string[] {
    const faults: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      // Most boxes are as wide as what they hold, and inside the window: only the others are looked at closely.
      const isFull = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      const box = element.getBoundingClientRect();
      const isBeyond = box.right > width + 1 || box.left < -1;
      if ((!isFull && !isBeyond) || box.width <= 1 || box.height <= 1 || !isSeen(element)) continue;
      if (isFull && clips(element) && hasWordsCut(element)) faults.push(`cut off: ${nameOf(element)}`);
      if (isBeyond && !isReached(element)) faults.push(`beyond the window: ${nameOf(element)}`);
    }
    return faults.slice(0, 4);
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  }

  /** Whether what doesn't fit into an element is lost. */
  function clips(element: Element): boolean {
    return ["hidden", "clip"].includes(getComputedStyle(element).overflowX);
  }

  /** Whether it is words that don't fit: what moves there on its own, and pictures, may. */
  function hasWordsCut(element: Element): boolean {
    const edge = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || node.data.trim() === "" || !parent || !isSeen(parent) || isReached(parent))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (right > edge.right + 1 || left < edge.left - 1)) return true;
    }
    return false;
  }

  /** Whether an element is scrolled to sideways, or stands aside on purpose: for those who don't see it, or in turn. */
  function isReached(element: Element): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clipPath, position, translate, transform } = getComputedStyle(box);
      if (["auto", "scroll"].includes(overflowX) || clipPath !== "none") return true;
      if (translate !== "none" || transform !== "none" || (position === "fixed" && box !== element)) return true;
    }
    return false;
  }

  function nameOf(element: Element): string {
    return element.outerHTML.slice(0, 140);
  }
}

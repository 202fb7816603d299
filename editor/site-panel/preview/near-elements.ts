/** An element with a style of its own. */
type Styled = HTMLElement | SVGElement;

/** A custom property of what a selector is for. */
interface Told {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

/** How much of the window's height and width around it counts as seen: what is a little scrolled to has its colour already. */
const margin = 0.25;

/**
 * What somebody sees of a page, told values one by one by the elements' own styles: it costs what is seen, and none of
 * the rest. It is for a moment; `forget` takes back all that was told.
 */
export class NearElements {
  readonly #page: Document;
  /** By selectors: those that are seen, as they were when they were asked for first. */
  readonly #found = new Map<string, readonly Styled[]>();
  /** What elements were told, by their custom properties. */
  readonly #told = new Map<Styled, Set<string>>();

  constructor(page: Document) {
    this.#page = page;
  }

  /** Gives custom properties to what is seen of each selector's elements. */
  tell(values: readonly Told[]): void {
    // All are looked for before any is told: where they are would have to be worked out anew after each.
    for (const { selector } of values) if (!this.#found.has(selector)) this.#found.set(selector, this.#find(selector));
    for (const { selector, property, value } of values) {
      for (const element of this.#found.get(selector) ?? []) {
        this.#told.set(element, (this.#told.get(element) ?? new Set()).add(property));
        element.style.setProperty(property, value);
      }
    }
  }

  /** Takes back what was told, and asks anew who is seen. */
  forget(): void {
    for (const [element, properties] of this.#told) {
      for (const property of properties) element.style.removeProperty(property);
      if (element.getAttribute("style") === "") element.removeAttribute("style");
    }
    this.#told.clear();
    this.#found.clear();
  }

  #find(selector: string): readonly Styled[] {
    const { innerWidth: width = 0, innerHeight: height = 0 } = this.#page.defaultView ?? {};
    const [aside, beyond] = [width * margin, height * margin];
    const isSeen = (element: Element): boolean => {
      const box = boxOf(element);
      if (!box) return false;
      const { left, right, top, bottom } = box;
      return right > -aside && left < width + aside && bottom > -beyond && top < height + beyond;
    };
    return Array.from(this.#page.querySelectorAll<Styled>(selector)).filter(isSeen);
  }
}

/** Where an element is; what has no box of its own is where its content is. Null: nowhere. */
function boxOf(element: Element): DOMRect | null {
  if (element.getClientRects().length > 0) return element.getBoundingClientRect();
  if (element.childElementCount === 0) return null;
  const content = element.ownerDocument.createRange();
  content.selectNodeContents(element);
  return content.getClientRects().length > 0 ? content.getBoundingClientRect() : null;
}

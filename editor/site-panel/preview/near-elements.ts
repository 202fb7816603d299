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
 * the rest. Which of the elements look any different for it shows with the first value; the next are for those alone. It
 * is for a moment: `takeBack` leaves nothing of what was told.
 */
export class NearElements {
  readonly #page: Document;
  /** By selectors: those that are seen, as they were when they were asked for first. */
  readonly #found = new Map<string, readonly Styled[]>();
  /** Those that look different for a value, by its custom property. */
  readonly #moved = new Map<string, ReadonlySet<Styled>>();
  /** What elements were told, by their custom properties. */
  readonly #told = new Map<Styled, Set<string>>();

  constructor(page: Document) {
    this.#page = page;
  }

  /** Gives custom properties to what is seen of each selector's elements. */
  tell(values: readonly Told[]): void {
    // All are looked for before any is told: where they are would have to be worked out anew after each.
    for (const { selector } of values) if (!this.#found.has(selector)) this.#found.set(selector, this.#find(selector));
    const first = new Map<string, Looks>();
    for (const { selector, property } of values) {
      if (this.#moved.has(property)) continue;
      const looks = first.get(property) ?? new Map<Styled, string>();
      for (const element of this.#found.get(selector) ?? []) looks.set(element, lookOf(element));
      first.set(property, looks);
    }
    for (const { selector, property, value } of values) this.#write(selector, property, value);
    for (const [property, looks] of first) this.#note(property, looks);
  }

  /** Takes back what was told. */
  takeBack(): void {
    for (const [element, properties] of this.#told) {
      for (const property of properties) element.style.removeProperty(property);
      if (element.getAttribute("style") === "") element.removeAttribute("style");
    }
    this.#told.clear();
  }

  /** Others may be seen from now on. */
  lookAnew(): void {
    this.#found.clear();
    this.#moved.clear();
  }

  #write(selector: string, property: string, value: string): void {
    const moved = this.#moved.get(property);
    for (const element of this.#found.get(selector) ?? []) {
      if (moved && !moved.has(element)) continue;
      this.#told.set(element, (this.#told.get(element) ?? new Set()).add(property));
      element.style.setProperty(property, value);
    }
  }

  /** Which elements a first value has moved. */
  #note(property: string, looks: Looks): void {
    const moved = [...looks].filter(([element, before]) => lookOf(element) !== before);
    this.#moved.set(property, new Set(moved.map(([element]) => element)));
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

/** What elements look like: all that a colour can change of them. */
type Looks = Map<Styled, string>;

const coloured = [
  ...["color", "background-color", "background-image", "border-block-start-color", "border-block-end-color"],
  ...["border-inline-start-color", "border-inline-end-color", "outline-color", "text-decoration-color"],
  ...["fill", "stroke", "stop-color", "box-shadow", "text-shadow", "filter", "caret-color", "accent-color"],
  ...["mask-image", "border-image-source", "column-rule-color", "scrollbar-color", "visibility"],
];

/** What an element and the boxes that are drawn with it look like; nothing: it is hidden. */
function lookOf(element: Styled): string {
  const view = element.ownerDocument.defaultView;
  if (!view) return "";
  const styles = [null, "::before", "::after", "::marker"].map((box) => view.getComputedStyle(element, box));
  if (styles[0]?.visibility === "hidden") return "";
  return styles.map((style) => coloured.map((name) => style.getPropertyValue(name)).join()).join("|");
}

/** Where an element is; what has no box of its own is where its content is. Null: nowhere. */
function boxOf(element: Element): DOMRect | null {
  if (element.getClientRects().length > 0) return element.getBoundingClientRect();
  if (element.childElementCount === 0) return null;
  const content = element.ownerDocument.createRange();
  content.selectNodeContents(element);
  return content.getClientRects().length > 0 ? content.getBoundingClientRect() : null;
}

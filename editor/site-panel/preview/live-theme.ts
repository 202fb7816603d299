import { isThemeColour, PageColours } from "./page-colours.ts";

/** The custom properties of a theme, by their names. */
export type ThemeProperties = Readonly<Record<string, string>>;

/**
 * The theme of one page, as somebody changes it. What is changed is shown at once: colours by the rules that use them, the
 * rest in the page's own theme sheet. What else asks the page for a colour (a script, what the server draws next) has
 * it once the theme is written whole.
 */
export class LiveTheme {
  readonly #page: Document;
  readonly #colours: PageColours;
  #shown: ThemeProperties | null = null;

  constructor(page: Document) {
    this.#page = page;
    this.#colours = new PageColours(page);
  }

  /** Shows a theme; the first that is shown is written whole. */
  show(theme: ThemeProperties): void {
    const [before, style] = [this.#shown, themeRule(this.#page)?.style];
    // The page has no theme yet.
    if (!style) return;
    if (before) write(style, { before, theme, names: (name) => !isThemeColour(name) });
    else writeWhole(style, theme);
    this.#awaitFaces();
    this.#colours.show(theme);
    this.#shown = theme;
  }

  /** Writes what was shown into the page's own theme sheet: every element is looked at anew. */
  writeWhole(): void {
    const style = themeRule(this.#page)?.style;
    if (!style || !this.#shown) return;
    writeWhole(style, this.#shown);
    this.#awaitFaces();
    this.#colours.settle();
  }

  /** A typeface that was just chosen is shown however late it comes (ADR 115). */
  #awaitFaces(): void {
    for (const face of this.#page.fonts) face.display = "swap";
  }
}

interface Change {
  readonly before: ThemeProperties;
  readonly theme: ThemeProperties;
  /** Whether a property is written. */
  readonly names: (name: string) => boolean;
}

function write(style: CSSStyleDeclaration, { before, theme, names }: Change): void {
  for (const [name, value] of Object.entries(theme))
    if (before[name] !== value && names(name)) style.setProperty(name, value);
  for (const name of Object.keys(before))
    if (!Object.hasOwn(theme, name) && names(name) && isOurs(name)) style.removeProperty(name);
}

function writeWhole(style: CSSStyleDeclaration, theme: ThemeProperties): void {
  const before = Object.fromEntries(Array.from(style).map((name) => [name, style.getPropertyValue(name).trim()]));
  write(style, { before, theme, names: () => true });
}

/** The stack of an uploaded family is known to the server alone, and comes with the page. */
function isOurs(name: string): boolean {
  return name.startsWith("--") && !/^--font-(?:title|content|menu)$/.test(name);
}

/** The rule of a theme sheet that has its properties: the first of those for the page, within the theme's layer. */
function themeRule(page: Document): CSSStyleRule | undefined {
  const sheet = page.getElementById("theme");
  // Of another document's constructor: asked by what it has, not by what it is.
  const rules = sheet && "sheet" in sheet ? (sheet as HTMLStyleElement).sheet?.cssRules : undefined;
  for (const rule of rules ?? []) {
    const inner = "cssRules" in rule ? Array.from(rule.cssRules as CSSRuleList) : [];
    const found = inner.find((one) => "selectorText" in one && one.selectorText === ".page");
    if (found) return found as CSSStyleRule;
  }
  return undefined;
}

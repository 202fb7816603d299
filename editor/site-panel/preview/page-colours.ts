import type { ThemeProperties } from "./live-theme.ts";
import { NearElements } from "./near-elements.ts";

/**
 * The colours of a theme on one page, given to the rules that use them instead of to the page: a custom property of the page
 * is inherited, and the browser looks at every element anew when it changes, at a thousand for a colour that twenty have.
 *
 * Each rule that says `var(--color-primary)` is made to say `var(--live-color-primary)`, which nothing inherits and which a
 * sheet of ours sets on what these rules are for. Where a rule gives a part of the page another colour under the same name,
 * it says so under a third one, `--own-color-primary`, and goes on to win there. What is marked by the mouse has the
 * browser's own colours meanwhile: such a rule is for every element. And nothing fades from one colour to the next.
 *
 * A sheet that changes costs as much as all that it is for, most of which nobody sees: while a colour is tried, the elements
 * that are seen are told it one by one, and the sheet has it once the page is settled.
 */
export class PageColours {
  readonly #page: Document;
  readonly #near: NearElements;
  readonly #taken = new WeakSet<CSSStyleSheet>();
  /** What the page has by itself of custom properties. */
  readonly #base = new Map<string, string>();
  /** What the rules are for that use a colour, by its name: a selector and the scope that it stands in. */
  readonly #users = new Map<string, Map<string, Set<string>>>();
  /** The colours that parts of the page have under the same name. */
  readonly #owned = new Set<string>();
  #sheet: HTMLStyleElement | null = null;
  #rules: readonly LiveRule[] = [];
  #theme: ThemeProperties = {};
  /** What is shown of each colour; undefined: nothing. */
  readonly #shown = new Map<string, string | undefined>();
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Document) {
    this.#page = page;
    this.#near = new NearElements(page);
    // Whoever comes to the page sees more of it than what was seen, or in another state.
    const lookAnew = (): void => {
      if (this.#unsettled) this.settle();
      this.#near.lookAnew();
    };
    for (const event of ["scroll", "pointerover", "focusin", "keydown"])
      page.addEventListener(event, lookAnew, { capture: true, passive: true });
    page.defaultView?.addEventListener("resize", lookAnew);
    // What was put in is told with the next colour, and with the settled one at the latest.
    new MutationObserver(() => this.#near.lookAnew()).observe(page, { childList: true, subtree: true });
  }

  /** Shows the colours of a theme, those alone that differ: on what is seen at once, on the rest once nothing changes any more. */
  show(theme: ThemeProperties): void {
    const isNew = this.#takeIn();
    const before = this.#theme;
    this.#theme = theme;
    // Rules that have just come are told what the theme doesn't say, too: the page's own colour.
    const changed = isNew
      ? this.#rules
      : this.#rules.filter(({ made }) => made.some((name) => theme[name] !== before[name]));
    for (const name of new Set(changed.map((rule) => rule.name))) this.#shown.set(name, this.#textOf(name));
    if (isNew) {
      this.#near.lookAnew();
      return this.settle();
    }
    if (changed.length === 0) return;
    this.#near.tell(
      changed.flatMap(({ name, property, seen }) => {
        const value = this.#shown.get(name);
        return value === undefined || seen === null ? [] : [{ selector: seen, property, value }];
      }),
    );
    for (const rule of changed) if (rule.seen === null) this.#give(rule);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.settle(), restless);
  }

  /** Gives what is shown to the rules, for every element, those that come later too. */
  settle(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
    this.#near.takeBack();
    for (const rule of this.#rules) this.#give(rule);
  }

  get #unsettled(): boolean {
    return this.#rest !== undefined;
  }

  #give({ style, name, property }: LiveRule): void {
    const text = this.#shown.get(name);
    if (text === undefined) style.removeProperty(property);
    else if (style.getPropertyValue(property) !== text) style.setProperty(property, text);
  }

  /** What the rules that use a colour are told of it. */
  #textOf(name: string): string | undefined {
    const value = this.#valueOf(name);
    return value !== undefined && this.#owned.has(name) ? `var(${own(name)}, ${value})` : value;
  }

  /** Sheets come with what the page loads later; whether there are some. */
  #takeIn(): boolean {
    const isNew = (sheet: CSSStyleSheet) => sheet.ownerNode !== this.#sheet && !this.#taken.has(sheet);
    const sheets = Array.from(this.#page.styleSheets).filter(isNew);
    if (sheets.length === 0) return false;
    const rules = sheets.flatMap((sheet) => [...styleRules(rulesOf(sheet))]);
    for (const found of rules) if (isBase(found) && !isTheme(found)) noteBase(this.#base, found.rule.style);
    for (const found of rules) this.#take(found);
    for (const sheet of sheets) this.#taken.add(sheet);
    this.#write();
    return true;
  }

  #take(found: FoundRule): void {
    const { rule, scope } = found;
    const { style, selectorText } = rule;
    const text = style.cssText;
    if (!text.includes("--") || selectorText.includes("&")) return;
    const used = new Set<string>();
    const rewrite = (words: string): string =>
      words.replace(/var\((--[\w-]+)/g, (whole, name: string) => {
        if (!this.#isColour(name)) return whole;
        used.add(name);
        return `var(${live(name)}`;
      });
    // What the page derives of its colours stays as it is: who uses it is followed like who uses them.
    const rewritten = isBase(found)
      ? text.split(/;\s*/).map((one) => (one.startsWith("--") ? one : rewrite(one)))
      : null;
    const written = rewritten?.join(";") ?? rewrite(text);
    if (used.size > 0 && /::(?:selection|highlight|target-text)/.test(selectorText)) return remove(rule);
    if (used.size > 0) style.cssText = written;
    for (const name of used) this.#note(name, scope, selectorText);
    if (!isBase(found)) this.#own(style);
  }

  #note(name: string, scope: string, selector: string): void {
    const scopes = this.#users.get(name) ?? new Map<string, Set<string>>();
    const selectors = scopes.get(scope) ?? new Set();
    this.#users.set(name, scopes.set(scope, selectors.add(selector)));
  }

  /** A rule that gives a part of the page a colour of its own says so under its third name as well. */
  #own(style: CSSStyleDeclaration): void {
    for (const name of Array.from(style).filter((one) => one.startsWith("--") && this.#isColour(one))) {
      this.#owned.add(name);
      style.setProperty(own(name), style.getPropertyValue(name), style.getPropertyPriority(name));
    }
  }

  /** Whether a custom property is a colour of the theme, or made of one by the page. */
  #isColour(name: string): boolean {
    if (isThemeColour(name)) return true;
    return [...(this.#base.get(name) ?? "").matchAll(/var\((--[\w-]+)/g)].some(([, inner = ""]) =>
      this.#isColour(inner),
    );
  }

  #valueOf(name: string): string | undefined {
    const text = Object.hasOwn(this.#theme, name) ? this.#theme[name] : this.#base.get(name);
    return text?.replace(/var\((--[\w-]+)\)/g, (whole, inner: string) =>
      this.#isColour(inner) ? (this.#valueOf(inner) ?? whole) : whole,
    );
  }

  /** What a colour is made of: itself, and what it or the page's derivation of it names. */
  #madeOf(name: string): readonly string[] {
    const inner = [...(this.#base.get(name) ?? "").matchAll(/var\((--[\w-]+)/g)].flatMap(([, one = ""]) =>
      this.#isColour(one) ? this.#madeOf(one) : [],
    );
    return [name, ...inner];
  }

  /** Writes the sheet anew, with no colour in it yet. */
  #write(): void {
    const names = [...this.#users.keys()];
    const sheet = this.#page.createElement("style");
    sheet.textContent = [
      ...names.map((name) => `@property ${live(name)}{syntax:"*";inherits:false}`),
      ...names.flatMap((name) =>
        [...(this.#users.get(name) ?? [])].map(([scope, selectors]) => {
          const rules = liveRules(live(name), [...selectors]);
          return scope === "" ? rules : `${scope}{${rules}}`;
        }),
      ),
      // Grounds that an editor has chosen stand in an element's own style.
      ...names.map((name) => `[style*="var(${name})"]{${name}:initial}`),
    ].join("\n");
    this.#sheet?.remove();
    this.#page.head.append(sheet);
    this.#sheet = sheet;
    this.#rules = [...styleRules(sheet.sheet?.cssRules ?? [])].flatMap(({ rule: { style, selectorText }, scope }) => {
      const [property] = style;
      if (property === undefined || style.getPropertyValue(property) === "inherit") return [];
      const name = property.replace(/^--live-/, "--");
      return [{ style, property, name, made: this.#madeOf(name), seen: scope === "" ? selectorText : null }];
    });
  }
}

/** How long nothing may have changed before the rest of a page follows, in milliseconds. */
const restless = 400;

interface LiveRule {
  readonly style: CSSStyleDeclaration;
  /** Of the colour. */
  readonly name: string;
  /** The colours that change it. */
  readonly made: readonly string[];
  /** Under which the rule has it. */
  readonly property: string;
  /** What finds its elements; null: nothing does, outside of the scope that it stands in. */
  readonly seen: string | null;
}

interface FoundRule {
  readonly rule: CSSStyleRule;
  /** What stands before the scope that it is in; empty: it is in none. */
  readonly scope: string;
}

/** Whether a property of a theme is a colour, which rules can be given one by one. */
export function isThemeColour(name: string): boolean {
  return /^--(?:color|on)-|^--ink-(?:primary|accent)$|^--font-[a-z]+-colour$/.test(name);
}

/** The rules that set a colour on what selectors are for. Boxes that are drawn have it of the elements that they belong to. */
function liveRules(property: string, selectors: readonly string[]): string {
  const written = selectors.join(",");
  const elements = selectors.map((one) => (one.includes("::") ? withoutBoxes(one) : one)).join(",");
  const boxes = written === elements ? "" : `${written}{${property}:inherit;transition-duration:0s}`;
  return `${boxes}${elements}{${property}:initial;transition-duration:0s}`;
}

/** The elements of drawn boxes: of `.a::before` and `.b ::before`, `.a` and `.b *`. */
function withoutBoxes(selector: string): string {
  return selector.replace(/(^|[\s>+~,])::[\w-]+(?:\([^)]*\))?/g, "$1*").replace(/::[\w-]+(?:\([^)]*\))?/g, "");
}

function live(name: string): string {
  return `--live-${name.slice(2)}`;
}

function own(name: string): string {
  return `--own-${name.slice(2)}`;
}

/** The rules of a sheet; none of one for paper, or that comes from elsewhere. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return isForPaper(sheet) ? [] : Array.from(sheet.cssRules);
  } catch {
    return [];
  }
}

/** The rules of a sheet that are for elements, within whatever they stand; not those for paper. */
function* styleRules(rules: Iterable<CSSRule>, scope = ""): Generator<FoundRule> {
  // Of another window's constructors: asked by what they have, not by what they are.
  for (const rule of rules) {
    if ("selectorText" in rule) yield { rule: rule as CSSStyleRule, scope };
    else if ("cssRules" in rule && !isForPaper(rule)) {
      const around = "start" in rule ? rule.cssText.slice(0, rule.cssText.indexOf("{")) : scope;
      yield* styleRules(Array.from(rule.cssRules as CSSRuleList), around);
    }
  }
}

function isForPaper(rule: CSSRule | CSSStyleSheet): boolean {
  return "media" in rule && (rule as CSSMediaRule | CSSStyleSheet).media.mediaText === "print";
}

/** Whether a rule gives the page what every part of it has. */
function isBase({ rule, scope }: FoundRule): boolean {
  return scope === "" && rule.selectorText === ".page";
}

/** Whether a rule stands in the page's theme sheet. */
function isTheme({ rule }: FoundRule): boolean {
  const owner = rule.parentStyleSheet?.ownerNode;
  return owner !== undefined && owner !== null && "id" in owner && owner.id === "theme";
}

function noteBase(base: Map<string, string>, style: CSSStyleDeclaration): void {
  for (const name of Array.from(style).filter((one) => one.startsWith("--")))
    base.set(name, style.getPropertyValue(name));
}

function remove(rule: CSSStyleRule): void {
  const around = (rule.parentRule ?? rule.parentStyleSheet) as CSSGroupingRule | null;
  const index = Array.from(around?.cssRules ?? []).indexOf(rule);
  if (index >= 0) around?.deleteRule(index);
}

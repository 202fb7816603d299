/** The custom properties of a theme, by their names. */
export type ThemeProperties = Readonly<Record<string, string>>;

/**
 * Writes a theme into a page's own theme sheet: those properties alone that differ from what it has, so that the browser
 * looks at nothing else anew. Gives how many were written; a page that has no theme yet takes none.
 */
export function applyProperties(page: Document, properties: ThemeProperties): number {
  const style = themeRule(page)?.style;
  if (!style) return 0;
  const wanted = Object.entries(properties).filter(([name, value]) => style.getPropertyValue(name).trim() !== value);
  for (const [name, value] of wanted) style.setProperty(name, value);
  const gone = Array.from(style).filter((name) => isOurs(name) && !Object.hasOwn(properties, name));
  for (const name of gone) style.removeProperty(name);
  return wanted.length + gone.length;
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

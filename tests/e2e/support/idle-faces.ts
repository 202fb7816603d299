/**
 * Looks for typefaces that the page fetches ahead and draws nothing in. Runs in the browser once the page's faces are
 * there: it may use nothing from outside itself. Gives a sentence for each.
 */
export async function findIdleFaces(): Promise<readonly string[]> {
  await document.fonts.ready;
  const drawn = [...document.fonts].filter(({ status }) => status === "loaded").map(keyOf);
  const rules = [...document.styleSheets].flatMap((sheet) => facesIn(sheet.cssRules));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
  return links
    .map(({ href }) => new URL(href).pathname)
    .filter((path) => !isDrawn(path))
    .map((path) => `no text is set in ${path}, which is fetched ahead`);

  function isDrawn(path: string): boolean {
    return rules.some(({ style }) => {
      const [family = "", weight = "", slope = ""] = ["font-family", "font-weight", "font-style"].map((name) =>
        style.getPropertyValue(name),
      );
      return (
        style.getPropertyValue("src").includes(path.split("/").at(-1) ?? path) &&
        drawn.includes(keyOf({ family, weight, style: slope }))
      );
    });
  }

  function facesIn(list: CSSRuleList): readonly CSSFontFaceRule[] {
    return [...list].flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) return [rule];
      return rule instanceof CSSGroupingRule ? facesIn(rule.cssRules) : [];
    });
  }

  function keyOf({ family, weight, style }: Pick<FontFace, "family" | "weight" | "style">): string {
    const plain = (value: string, otherwise: string): string => value.replaceAll(/["']/g, "").replace(/^$/, otherwise);
    return [plain(family, ""), plain(weight, "400").replace("normal", "400"), plain(style, "normal")].join(" ");
  }
}

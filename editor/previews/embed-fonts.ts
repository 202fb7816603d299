interface Face {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  readonly range: string;
  readonly url: string;
}

/**
 * Has a page use its own faces, which a browser may leave out on a first visit (`font-display: optional`), and gives them
 * as a style sheet that needs nothing from elsewhere: what a picture is drawn with has no network.
 */
export async function embedFonts(page: Document): Promise<string> {
  const used = usedFaces(page);
  const faces = facesOf(page).filter(({ family, weight, style }) => used.has(`${family} ${weight} ${style}`));
  const sheets = await Promise.all(faces.map((face) => embed(page, face).catch(() => "")));
  await page.fonts.ready;
  return sheets.join("\n");
}

function facesOf(page: Document): readonly Face[] {
  return [...page.styleSheets].flatMap(rulesOf).flatMap((rule) => {
    const style = "style" in rule && rule.cssText.startsWith("@font-face") ? (rule.style as CSSStyleDeclaration) : null;
    const value = (name: string): string => style?.getPropertyValue(name) ?? "";
    const [, url] = /url\(["']?([^"')]+)["']?\)/.exec(value("src")) ?? [];
    if (url === undefined) return [];
    const face = {
      family: unquoted(value("font-family")),
      weight: value("font-weight") || "400",
      style: value("font-style") || "normal",
      range: value("unicode-range"),
      url: new URL(url, location.origin).href,
    };
    return [face];
  });
}

function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** What the page's words are set in, by family, weight and style. */
function usedFaces(page: Document): ReadonlySet<string> {
  const used = new Set<string>();
  for (const element of page.querySelectorAll("body *")) {
    const computed = page.defaultView?.getComputedStyle(element);
    if (!computed) continue;
    const [family = ""] = computed.fontFamily.split(",");
    used.add(`${unquoted(family)} ${computed.fontWeight} ${computed.fontStyle}`);
  }
  return used;
}

async function embed(page: Document, { family, weight, style, range, url }: Face): Promise<string> {
  const bytes = await (await fetch(url)).arrayBuffer();
  const OwnFace = (page.defaultView as (Window & typeof globalThis) | null)?.FontFace ?? FontFace;
  const face = new OwnFace(family, bytes, { weight, style, ...(range !== "" && { unicodeRange: range }) });
  page.fonts.add(await face.load());
  const data = await dataUrl(new Blob([bytes], { type: "font/woff2" }));
  const rangeRule = range === "" ? "" : `unicode-range: ${range};`;
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${style}; ${rangeRule} src: url(${data}) }`;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("A font could not be read")));
    reader.readAsDataURL(blob);
  });
}

function unquoted(family: string): string {
  return family.trim().replaceAll(/^["']|["']$/g, "");
}

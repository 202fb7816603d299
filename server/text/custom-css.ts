import postcss, { type AtRule, type Declaration, type Root } from "postcss";

/** At-rules that may stand in an operator's styles. Everything else is dropped, imports above all. */
const allowedAtRules = ["media", "container", "supports", "keyframes", "-webkit-keyframes", "layer", "property"];

/** At-rules that name things for the whole page and so can't stand inside a scope. */
const global = ["keyframes", "-webkit-keyframes", "property"];

/**
 * An operator's CSS, made safe to stand in a page's head: scoped to the page, in the `custom` layer,
 * without imports, foreign addresses or anything that could end the style element (reliability S-24,
 * D7). Styles that don't parse give an empty text.
 */
export function customCss(text: string): string {
  const root = parse(text);
  if (!root) return "";
  root.walkAtRules((rule) => {
    if (!allowedAtRules.includes(rule.name.toLowerCase())) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (!isSafe(declaration)) declaration.remove();
  });
  const named: AtRule[] = [];
  root.walkAtRules((rule) => {
    if (global.includes(rule.name.toLowerCase())) named.push(rule.remove() as AtRule);
  });
  const scoped = root.toString().trim();
  const parts = [...named.map((rule) => rule.toString()), scoped === "" ? "" : `@scope (.page){${scoped}}`].filter(
    Boolean,
  );
  return parts.length === 0 ? "" : `@layer custom{${parts.join("")}}`.replaceAll("<", "\\3c ");
}

function parse(text: string): Root | null {
  try {
    return postcss.parse(text);
  } catch {
    return null;
  }
}

/** Only the site's own files are loaded, and nothing old browsers took for code runs. */
function isSafe({ prop, value }: Declaration): boolean {
  if (/^(behavior|-moz-binding)$/i.test(prop)) return false;
  const plain = unescape(value);
  if (/expression\s*\(|javascript:|image-set\s*\(|src\s*\(/i.test(plain)) return false;
  const addresses = [...plain.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/gi)].map(([, , address = ""]) => address.trim());
  const opened = plain.match(/url\s*\(/gi)?.length ?? 0;
  return opened === addresses.length && addresses.every((address) => /^\/(?![/\\])/.test(address));
}

/** CSS escapes can spell any word; they are read before anything is judged. */
function unescape(value: string): string {
  return value
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_all, hex: string | undefined, plain: string | undefined) => {
      if (hex === undefined) return plain ?? "";
      const code = Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\uFFFD";
    });
}

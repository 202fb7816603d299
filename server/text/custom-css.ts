import { TokenType } from "@csstools/css-tokenizer";
import postcss, { type AtRule, type ChildNode, type Root } from "postcss";

import { cssTokens, writeCss } from "./css-tokens.ts";
import { isHarmless } from "./harmless-css.ts";

/** At-rules that may stand in an operator's styles. Everything else is dropped, imports above all. */
const allowedAtRules = ["media", "container", "supports", "keyframes", "-webkit-keyframes", "layer", "property"];

/** At-rules that name things for the whole page and so can't stand inside a scope. */
const global = ["keyframes", "-webkit-keyframes", "property"];

/**
 * An operator's CSS, made safe to stand in a page's head: scoped to the page, in the `custom` layer,
 * without imports, foreign addresses or anything that could end the style element (reliability S-24,
 * D7). Written anew from the standard's tokens, so that what is judged here is what browsers read. Styles
 * that are broken give an empty text.
 */
export function customCss(text: string): string {
  const root = parse(text);
  if (!root) return "";
  root.walk((node) => {
    if (!mayStand(node)) node.remove();
  });
  const named: AtRule[] = [];
  root.walkAtRules((rule) => {
    if (global.includes(rule.name.toLowerCase())) named.push(rule.remove() as AtRule);
  });
  const scoped = root.toString().trim();
  const apart = named.map((rule) => rule.toString()).join("");
  // Once more as a whole: no part may mean something else beside another.
  if (!isSound(apart) || !isSound(scoped)) return "";
  const parts = apart + (scoped === "" ? "" : `@scope (.page){${scoped}}`);
  return parts === "" ? "" : `@layer custom{${parts}}`;
}

function parse(text: string): Root | null {
  const tokens = cssTokens(text);
  if (!tokens) return null;
  try {
    return postcss.parse(writeCss(tokens));
  } catch {
    return null;
  }
}

/** Only the site's own files are loaded, and nothing old browsers took for code runs. */
function mayStand(node: ChildNode): boolean {
  switch (node.type) {
    case "comment":
      return true;
    case "atrule": {
      const condition = node.raws.params?.raw ?? node.params;
      return allowedAtRules.includes(node.name.toLowerCase()) && areHarmless(condition, { isValue: false });
    }
    case "rule": {
      const selector = node.raws.selector?.raw ?? node.selector;
      return !selector.includes("<") && areHarmless(selector, { isValue: false });
    }
    case "decl": {
      const written = node.toString();
      if (/^(behavior|-moz-binding)$/i.test(node.prop) || written.includes("<")) return false;
      return areHarmless(written, { isValue: true });
    }
  }
}

function areHarmless(css: string, how: { readonly isValue: boolean }): boolean {
  const tokens = cssTokens(css);
  return tokens !== null && isHarmless(tokens, how);
}

function isSound(css: string): boolean {
  const tokens = cssTokens(css);
  if (!tokens || !isHarmless(tokens, { isValue: false })) return false;
  return tokens.every(
    (token) => token[0] !== TokenType.AtKeyword || allowedAtRules.includes(token[4].value.toLowerCase()),
  );
}

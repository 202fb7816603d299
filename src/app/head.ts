import type { Head, HeadTag } from "#renderer/page/page-document.ts";

/** Brings <head> and the attributes of <html> in step with a document (design §5). */
export function applyHead(head: Head, facts: { readonly locale: string; readonly zone: string }): void {
  const root = document.documentElement;
  root.lang = head.lang;
  root.dir = head.dir;
  root.dataset["locale"] = facts.locale;
  root.dataset["zone"] = facts.zone;
  document.title = head.title;
  const wanted = head.tags.filter((tag) => tag.tag !== "title").map(createTag);
  const present = [...document.head.querySelectorAll("[data-head]")].filter((element) => element.tagName !== "TITLE");
  // A tag that stays is left alone, so that the browser fetches no icon twice.
  for (const element of present) if (!wanted.some((tag) => tag.isEqualNode(element))) element.remove();
  for (const tag of wanted) if (!present.some((element) => element.isEqualNode(tag))) document.head.append(tag);
}

/** Replaces the theme sheet when a document brings another one. */
export function applyTheme(theme: string): void {
  const sheet = document.getElementById("theme");
  if (sheet && sheet.textContent !== theme) sheet.textContent = theme;
}

let hasTaken = false;

/**
 * Has the next page use the faces that came too late for this one (ADR 115). The browser never uses such a face in the
 * same document, unless its rule is declared again.
 */
export function takeLateFaces(): void {
  if (hasTaken) return;
  hasTaken = true;
  const faces = document.createElement("style");
  for (const { sheet } of document.querySelectorAll<HTMLLinkElement>("style, link[href^='/']"))
    for (const rule of sheet?.cssRules ?? []) if (rule instanceof CSSFontFaceRule) faces.append(rule.cssText);
  document.head.append(faces);
}

function createTag({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute("data-head", "");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

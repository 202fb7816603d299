import { alignmentOf, mayLinkTo, richTextPolicy } from "#schemas/content/rich-text-policy.ts";

const tags: ReadonlySet<string> = new Set(richTextPolicy.tags);
const silent: ReadonlySet<string> = new Set(richTextPolicy.silent);
const { aligned } = richTextPolicy;
const mayBeAligned: ReadonlySet<string> = new Set(aligned.tags);
const renamed: Readonly<Record<string, string>> = richTextPolicy.renamed;

const known = new Map<string, string>();
const mostKnown = 500;

/**
 * Reduces rich text of a draft to what a visitor would get of it (`server/text/clean-html.ts`): a draft may hold what
 * somebody else pasted. It is read without running or loading anything, and written anew from the policy's own tags.
 */
export function cleanHtml(html: string): string {
  const found = known.get(html);
  if (found !== undefined) return found;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const clean = inside(body);
  if (known.size >= mostKnown) known.clear();
  known.set(html, clean);
  return clean;
}

function inside(node: Node): string {
  return Array.from(node.childNodes, kept).join("");
}

function kept(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(node.nodeValue ?? "");
  if (!(node instanceof Element) || silent.has(node.localName)) return "";
  const tag = Object.hasOwn(renamed, node.localName) ? renamed[node.localName] : node.localName;
  if (tag === undefined || !tags.has(tag)) return inside(node);
  if (tag === "br" || tag === "hr") return `<${tag} />`;
  return `<${tag}${attributes(tag, node)}>${inside(node)}</${tag}>`;
}

function attributes(tag: string, element: Element): string {
  if (tag === "span") return attribute("lang", element.getAttribute("lang"));
  if (mayBeAligned.has(tag)) return attribute(aligned.attribute, alignmentOf(element.getAttribute(aligned.attribute)));
  if (tag !== "a") return "";
  const href = element.getAttribute("href");
  const isNewTab = element.getAttribute("target") === "_blank";
  return [
    attribute("href", href !== null && mayLinkTo(href) ? href : null),
    attribute("title", element.getAttribute("title")),
    attribute("target", isNewTab ? "_blank" : null),
    attribute("rel", isNewTab ? richTextPolicy.newTabRel : null),
  ].join("");
}

function attribute(name: string, value: string | null): string {
  return value === null ? "" : ` ${name}="${escapeText(value).replaceAll('"', "&quot;")}"`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

import type { Head, HeadTag } from "../page/page-document.ts";
import { escapeHtml } from "#schemas/escape-html.ts";

/** The head's managed tags as HTML; `data-head` marks what the runtime replaces when it navigates. */
export function headHtml(head: Head): string {
  return [`<title>${escapeHtml(head.title)}</title>`, ...head.tags.map(tagHtml)].join("\n");
}

function tagHtml({ tag, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag} data-head${list.join("")}>`;
  if (tag === "meta" || tag === "link") return open;
  return `${open}${tagText(tag, text ?? "")}</${tag}>`;
}

/** Script text is JSON-LD and style text is CSS: no `<` may end them, and the browser decodes no entities there. */
function tagText(tag: HeadTag["tag"], text: string): string {
  if (tag === "script") return text.replaceAll("<", "\\u003c");
  return tag === "style" ? text.replaceAll("<", "\\3c ") : escapeHtml(text);
}

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
  // Script text is JSON-LD, which no `<` may end; the browser doesn't decode entities there.
  return `${open}${tag === "script" ? (text ?? "").replaceAll("<", "\\u003c") : escapeHtml(text ?? "")}</${tag}>`;
}

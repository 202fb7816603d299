import createPurifier from "dompurify";

/** What the server keeps of rich text (`server/text/clean-html.ts`): the canvas shows neither more nor less. */
const policy = {
  ALLOWED_TAGS: [
    ...["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "strong", "em", "a", "br", "hr"],
    ...["table", "thead", "tbody", "tr", "th", "td", "sup", "sub", "span"],
  ],
  ALLOWED_ATTR: ["href", "title", "rel", "target", "lang"],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const known = new Map<string, string>();
const mostKnown = 500;

/** Reduces rich text of a draft to what a visitor would get of it: a draft may hold what somebody else pasted. */
export function cleanHtml(html: string): string {
  const found = known.get(html);
  if (found !== undefined) return found;
  const clean = createPurifier(window).sanitize(html, policy);
  if (known.size >= mostKnown) known.clear();
  known.set(html, clean);
  return clean;
}

/** What rich text may be made of: the server keeps nothing else, and the editor makes nothing else. */
export const richTextPolicy = {
  tags: [
    ...(["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "strong", "em", "a", "br", "hr"] as const),
    ...(["table", "thead", "tbody", "tr", "th", "td", "sup", "sub", "span"] as const),
  ],
  attributes: { a: ["href", "title", "rel", "target"], span: ["lang"] },
  /** Paragraphs and headings begin where lines begin, unless this attribute says otherwise. */
  aligned: { tags: ["p", "h2", "h3", "h4"], attribute: "data-align", values: ["center", "end"] },
  /** Where links may lead, besides the site's own paths. */
  schemes: ["http", "https", "mailto", "tel"],
  /** Other names for what is allowed. */
  renamed: { b: "strong", i: "em", h1: "h2", h5: "h4", h6: "h4" },
  /** Elements whose content is no text for readers either. */
  silent: [
    ...(["script", "style", "textarea", "option", "noscript", "xmp", "iframe", "noembed"] as const),
    ...(["noframes", "svg", "math", "template", "title"] as const),
  ],
  /** What a link to a new tab says of the page that it is on. */
  newTabRel: "noopener noreferrer",
} as const;

const schemeOf = /^([a-z][a-z\d+.-]*):/i;
// Browsers drop these within an address: `java\nscript:` is one.
const unseen = new RegExp("[\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff]", "g");

/** Whether a link of rich text may lead there: a path, a place on the page, or an address of an allowed scheme. */
export function mayLinkTo(href: string): boolean {
  const seen = href.replaceAll(unseen, "");
  // Browsers read a backslash as a slash: `/\evil.example` leads elsewhere.
  if (seen === "" || seen.includes("\\") || seen.startsWith("//")) return false;
  const scheme = schemeOf.exec(seen)?.[1]?.toLowerCase();
  return scheme === undefined || (richTextPolicy.schemes as readonly string[]).includes(scheme);
}

/** How a paragraph is aligned; null: as lines are, or in a way that isn't allowed. */
export function alignmentOf(value: unknown): (typeof richTextPolicy.aligned.values)[number] | null {
  return richTextPolicy.aligned.values.find((each) => each === value) ?? null;
}

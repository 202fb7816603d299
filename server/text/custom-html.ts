import sanitize from "sanitize-html";

/**
 * An operator's HTML for every page (spec §3): structure, text, links and the site's own pictures with
 * class names for the custom styles. No script, no form, no frame, nothing loaded from elsewhere.
 */
export function customHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [
      ...["div", "section", "aside", "nav", "header", "footer", "p", "span", "h2", "h3", "h4", "ul", "ol", "li"],
      ...["blockquote", "strong", "em", "small", "a", "br", "hr", "img", "figure", "figcaption", "details", "summary"],
    ],
    allowedAttributes: {
      "*": ["class", "lang", "title", "role", "aria-label", "aria-hidden"],
      a: ["href", "rel", "target"],
      img: ["src", "alt", "width", "height", "loading"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs["target"] === "_blank" ? { ...attribs, rel: "noopener noreferrer" } : attribs,
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^\/(?![/\\])/.test(attribs["src"] ?? ""),
  });
}

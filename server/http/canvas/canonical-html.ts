import { Parser } from "htmlparser2";

/** Elements that nobody sees: what loads the page's code, and what says of it to machines. */
const unseen: ReadonlySet<string> = new Set(["head", "script", "template", "noscript", "link", "meta"]);

/** Attributes that name parts to each other, or say how a file is fetched. */
const nameless =
  /^(?:id|for|form|list|headers|nonce|integrity|crossorigin|fetchpriority|aria-(?:\w+by|controls|owns|flowto|details))$/;

/** What a build adds to a file's name. */
const built = /(\/assets\/[\w.-]+?)-[\w-]{8,}(\.\w+)/g;

/**
 * What of a page's HTML shows: its markup without code, names of parts, comments and the names that a build gives to
 * files, each attribute in its order, and the style sheet of its theme. Two pages of one canonical form look the same.
 */
export function canonicalHtml(html: string): string {
  const parts: string[] = [];
  let hidden = 0;
  let isTheme = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isTheme = name === "style" && attributes["id"] === "theme";
      if (unseen.has(name)) hidden += 1;
      if (hidden === 0) parts.push(`<${name}${seenAttributes(attributes)}>`);
    },
    ontext(text) {
      if (isTheme || hidden === 0) parts.push(text.replaceAll(/\s+/g, " "));
    },
    onclosetag(name) {
      isTheme = false;
      if (hidden === 0) parts.push(`</${name}>`);
      if (unseen.has(name)) hidden -= 1;
    },
  });
  parser.end(html);
  return parts.join("");
}

function seenAttributes(attributes: Readonly<Record<string, string>>): string {
  const seen = Object.entries(attributes).filter(([name]) => !nameless.test(name));
  const sorted = seen.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([name, value]) => ` ${name}=${JSON.stringify(value.replaceAll(built, "$1$2"))}`).join("");
}

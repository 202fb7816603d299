import sanitize from "sanitize-html";

import { svgAttributes, svgElements } from "./svg-vocabulary.ts";

/** The largest SVG that is read, in bytes (reliability D6). */
export const largestSvg = 256 * 1024;

/** Character references of one file; a drawing needs none, a flood of them is an attack (reliability S-28). */
const mostReferences = 1000;

/** Elements shown a second time: with more, uses of uses could multiply without end in the reader's browser. */
const mostUses = 20;

/** Signs that open or close an element; a hand-drawn map has some thousands. */
const mostTags = 15_000;

/** Elements inside elements; deeper ones are left out. */
const deepest = 50;

/**
 * Reduces an SVG to shapes, paint and text: no script, no style sheet, no link, no foreign markup, and no
 * reference that leads out of the file (reliability S-29). What comes out may stand inside a page. Null
 * for what isn't an SVG in UTF-8, and for any document type or entity: those are never expanded.
 */
export function cleanSvg(bytes: Uint8Array): string | null {
  if (bytes.byteLength > largestSvg) return null;
  const text = decodeUtf8(bytes);
  if (text === null || text.includes("\0") || /<!\s*(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  if (
    countOf(text, "&") > mostReferences ||
    countOf(text, "<use") > mostUses ||
    countOf(text, "<") > mostTags ||
    !startsWithSvg(text)
  )
    return null;
  const clean = sanitize(text, policy).trim();
  return /^<svg[\s>]/.test(clean) && clean.endsWith("</svg>") ? clean : null;
}

const policy: sanitize.IOptions = {
  allowedTags: [...svgElements],
  allowedAttributes: { "*": [...svgAttributes] },
  // Addresses are judged in `ownReferences`, by their value.
  allowedSchemes: [],
  allowedSchemesAppliedToAttributes: [],
  allowProtocolRelative: false,
  disallowedTagsMode: "completelyDiscard",
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "xmp",
    "iframe",
    "noembed",
    "noframes",
    "template",
  ],
  nestingLimit: deepest,
  enforceHtmlBoundary: false,
  parser: { xmlMode: true, decodeEntities: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  transformTags: { "*": (tagName, attributes) => ({ tagName, attribs: ownReferences(attributes) }) },
};

/** Keeps references to parts of the file itself, drops every other one. */
function ownReferences(attributes: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isOwn(name, value)));
}

function isOwn(name: string, value: string): boolean {
  if (name === "xmlns") return value === "http://www.w3.org/2000/svg";
  if (name === "xmlns:xlink") return value === "http://www.w3.org/1999/xlink";
  if (name === "href" || name === "xlink:href") return /^#[\w.-]{1,100}$/.test(value);
  // CSS reads escapes and comments inside a function's name: whoever writes those wants something.
  if (/[\\]|\/\*|image-set|expression|@import|javascript:/i.test(value)) return false;
  return value.replaceAll(/url\(\s*(["']?)#[\w.-]{1,100}\1\s*\)/g, "").search(/url\s*\(/i) === -1;
}

/** Past the declaration, comments and white space, the first element is `svg`. */
function startsWithSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, "").trimStart();
  while (rest.startsWith("<?") || rest.startsWith("<!--")) {
    const closing = rest.startsWith("<?") ? "?>" : "-->";
    const end = rest.indexOf(closing);
    if (end === -1) return false;
    rest = rest.slice(end + closing.length).trimStart();
  }
  return /^<svg[\s>]/.test(rest);
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

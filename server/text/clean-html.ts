import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";

import { alignmentOf, richTextPolicy } from "#schemas/content/rich-text-policy.ts";

import { shallowHtml } from "./shallow-html.ts";

/** Cleaned texts, kept because every read cleans: by the text itself, in characters. */
const cleaned = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/**
 * Reduces rich text to what the site's own editor can make: no script, no style, no form, no foreign
 * scheme (reliability D12, S-20). Texts are cleaned when written and again when read, so that a policy
 * made stricter holds for old texts too; cleaning twice changes nothing more.
 */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitize(shallowHtml(html), policy);
  cleaned.set(html, clean);
  return clean;
}

/** Clean rich text without its tags, for searching. */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, " ");
}

const { aligned, renamed } = richTextPolicy;

const policy: sanitize.IOptions = {
  allowedTags: [...richTextPolicy.tags],
  allowedAttributes: {
    a: [...richTextPolicy.attributes.a],
    span: [...richTextPolicy.attributes.span],
    ...Object.fromEntries(aligned.tags.map((tag) => [tag, [aligned.attribute]])),
  },
  allowedSchemes: [...richTextPolicy.schemes],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: [...richTextPolicy.silent],
  enforceHtmlBoundary: false,
  parser: { decodeEntities: true, lowerCaseTags: true },
  transformTags: {
    ...Object.fromEntries(aligned.tags.map((tag) => [tag, alignedAs(tag)])),
    ...Object.fromEntries(Object.entries(renamed).map(([other, tag]) => [other, alignedAs(tag)])),
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
  },
};

/** An element with its alignment, if that is one. */
function alignedAs(tagName: string): sanitize.Transformer {
  return (_tagName, { [aligned.attribute]: align }) => {
    const kept = alignmentOf(align);
    const attribs: sanitize.Attributes = kept === null ? {} : { [aligned.attribute]: kept };
    return { tagName, attribs };
  };
}

/** A link opens here or in a new tab, which then learns nothing of this one. */
function linkAttributes({ href, title, target }: sanitize.Attributes): sanitize.Attributes {
  return {
    // Browsers read a backslash as a slash: `/\\evil.example` leads elsewhere.
    ...(href === undefined || href.includes("\\") ? {} : { href }),
    ...(title === undefined ? {} : { title }),
    ...(target === "_blank" ? { target, rel: richTextPolicy.newTabRel } : {}),
  };
}

import { Parser } from "htmlparser2";

import { shallowHtml } from "#server/text/shallow-html.ts";

import type { ImportedPicture } from "./shapes.ts";

/** Elements that begin a line of their own. */
const lines = /^(?:p|div|h[1-6]|ul|ol|li|table|tr|blockquote|section|article|header|footer|hr|br|figure|pre)$/;

/** The words of rich text that comes from elsewhere, as plain text on one line: not a word of scripts and styles. */
export function wordsIn(html: string): string {
  let words = "";
  let silent = 0;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (/^(?:script|style|template|noscript)$/.test(name)) silent += 1;
        if (lines.test(name)) words += " ";
      },
      onclosetag: (name) => {
        if (/^(?:script|style|template|noscript)$/.test(name)) silent -= 1;
      },
      ontext: (text) => {
        if (silent === 0) words += text;
      },
    },
    { decodeEntities: true },
  );
  parser.end(shallowHtml(html));
  return words.replaceAll(/\s+/gu, " ").trim();
}

/**
 * Text as rich text: shops and WordPress keep paragraphs without their marks, as empty lines, and put them in where they
 * show it. What has marks of its own stays as it is.
 */
export function asRichText(text: string): string {
  if (/<(?:p|div|h[1-6]|ul|ol|table|blockquote|section)[\s>]/i.test(text)) return text;
  const paragraphs = text
    .split(/(?:\r\n|\n|\r)\s*(?:\r\n|\n|\r)/)
    .map((each) => each.trim())
    .filter(Boolean);
  return paragraphs.map((each) => `<p>${each.replaceAll(/\r\n|\n|\r/g, "<br>")}</p>`).join("");
}

/** A part of a text, and the picture that stands behind it. */
interface TextPart {
  readonly html: string;
  /** Null: the text is over. */
  readonly picture: ImportedPicture | null;
}

/** Rich text in parts, each up to a picture in it; pictures that aren't anywhere are left out. */
export function picturesWithin(text: string): readonly TextPart[] {
  const html = shallowHtml(text);
  const parts: TextPart[] = [];
  let start = 0;
  const parser = new Parser({
    onopentag: (name, { src = "", alt = "" }) => {
      if (name !== "img") return;
      const picture = URL.canParse(src) ? { url: src, alt } : null;
      parts.push({ html: html.slice(start, parser.startIndex), picture });
      start = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return [...parts, { html: html.slice(start), picture: null }];
}

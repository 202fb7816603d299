import { plainText } from "#server/text/clean-html.ts";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};

/** Where a passage of rich text ends: a paragraph, a heading, a list's item, a table's row. */
const passageEnd = /<\/(?:p|h[1-6]|li|blockquote|tr)>|<hr\s*\/?>/;

/** What a passage ends with that says so by itself. */
const ownEnd = /[.!?…:;,](?:\s?[»”"’)])?$/;

/** Texts one after the other, without those that are empty. */
export function joined(texts: readonly (string | number)[]): string {
  return texts.filter((text) => text !== "").join(" ");
}

/**
 * Passages as one line of plain text, without those that are empty. One that ends without a sign of its own, a
 * heading or a list's item, is told from the next by a middle dot.
 */
export function inOneLine(passages: readonly string[]): string {
  const lines = passages.filter((passage) => passage !== "");
  return lines.map((line, index) => (index < lines.length - 1 && !ownEnd.test(line) ? `${line} ·` : line)).join(" ");
}

/** Rich text as one line of plain text, for searching and for excerpts. */
export function lineOf(html: string): string {
  return inOneLine(html.split(passageEnd).map(passageOf));
}

function passageOf(html: string): string {
  return (
    plainText(html)
      .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? " ")
      // Spaces that must not break stay what they are.
      .replace(/[^\S\u00a0\u202f]+/g, " ")
      // A tag that ends before a full stop leaves no space.
      .replace(/ (?=[,.)\]…])/g, "")
      .trim()
  );
}

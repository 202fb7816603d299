import { plainText } from "#server/text/clean-html.ts";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** Texts one after the other, without those that are empty. */
export function joined(texts: readonly (string | number)[]): string {
  return texts.filter((text) => text !== "").join(" ");
}

/** Rich text as one line of plain text, for searching and for excerpts. */
export function lineOf(html: string): string {
  return (
    plainText(html)
      .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? " ")
      .replace(/\s+/g, " ")
      // A tag that ends before a full stop leaves no space.
      .replace(/ (?=[,.)\]…])/g, "")
      .trim()
  );
}

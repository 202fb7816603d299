import { Font } from "@react-pdf/renderer";

/** No line is broken inside a word, but where a word is as long as a line. */
const longest = 24;
Font.registerHyphenationCallback((word) => (word.length > longest ? piecesOf(word) : [word]));

function piecesOf(word: string): string[] {
  const signs = Array.from(word);
  const size = longest / 2;
  return Array.from({ length: Math.ceil(signs.length / size) }, (_, at) =>
    signs.slice(at * size, (at + 1) * size).join(""),
  );
}

/** A sentence's last sign with the quotes that close behind it, where another sentence begins after a space. */
const sentenceEnd = /[.!?…](?:\s?[»”"’)])?(?=\s+(?:[«“"‘(]\s?)?[\p{Lu}\p{N}])/gu;

/** A sentence shorter than this share of the room says too little alone: then the text is cut within the next. */
const leastShare = 0.25;

/**
 * The beginning of a plain text in at most `length` characters, 120 by default (spec §9): whole sentences where
 * they fill enough of it (`least` characters), else whole words and an ellipsis.
 */
export function cropText(text: string, length = 120, least = length * leastShare): string {
  if (text.length <= length) return text;
  const end = [...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length).findLast(fits);
  if (end !== undefined && end >= least) return text.slice(0, end);
  // A word that ends right where the text is cut is whole.
  const lastSpace = text[length] === " " ? length : text.slice(0, length).lastIndexOf(" ");
  return `${text.slice(0, lastSpace > 0 ? lastSpace : length).replace(/[\s,;:.·–-]+$/, "")}…`;

  function fits(place: number): boolean {
    return place <= length;
  }
}

/** Where the sentence, or the passage behind a middle dot, begins that holds a place of a plain text. */
export function sentenceStart(text: string, place: number): number {
  const ends = [...text.matchAll(sentenceEnd), ...text.matchAll(/ ·(?= )/g)];
  return Math.max(0, ...ends.map((match) => match.index + match[0].length + 1).filter((start) => start <= place));
}

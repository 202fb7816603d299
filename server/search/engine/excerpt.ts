import { cropText, sentenceStart } from "#schemas/crop-text.ts";

import { isOneEdit } from "./one-edit.ts";
import type { SearchDocument } from "./search-document.ts";
import { queryWords, wordsOf } from "./words.ts";

/** Characters of an excerpt (spec §9, text cropping). */
const longest = 120;

/**
 * What a hit shows of its text: the summary, unless a searched word stands only further on; then the
 * text around that word. Plain text of at most 120 characters between ellipses (spec §9).
 */
export function excerptOf({ summary, text }: SearchDocument, q: string): string {
  const words = queryWords(q);
  if (summary !== "" && (words.length === 0 || wordsOf(summary).some((word) => isMet(word, words)))) {
    return cropText(summary, longest);
  }
  const start = firstMet(text, words);
  // A heading or a list's item says too little alone: the summary says more.
  if (start === null || (summary !== "" && !isInSentence(text, start))) return cropText(summary || text, longest);
  return crop(text, start);
}

/** Whether what stands at a place ends as a sentence does, not with the middle dot between passages. */
function isInSentence(text: string, place: number): boolean {
  return !/^[^.!?…]*? · /.test(text.slice(place));
}

/** The first place of a searched word in a sentence; without one the first place of all. */
function firstMet(text: string, words: readonly string[]): number | null {
  let first: number | null = null;
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!wordsOf(match[0]).some((word) => isMet(word, words))) continue;
    if (isInSentence(text, match.index)) return match.index;
    first ??= match.index;
  }
  return first;
}

function isMet(word: string, words: readonly string[]): boolean {
  return words.some((wanted) => word.startsWith(wanted) || (wanted.length >= 4 && isOneEdit(wanted, word)));
}

/** From the beginning of the sentence that holds a place; of a long one the whole words around it. */
function crop(text: string, place: number): string {
  if (text.length <= longest) return text;
  const sentence = sentenceStart(text, place);
  const from = place - sentence < longest / 2 ? sentence : text.lastIndexOf(" ", place - 30) + 1;
  return `${from > sentence ? "…" : ""}${cropText(text.slice(from), longest)}`;
}

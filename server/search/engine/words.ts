import { fold } from "#schemas/fold.ts";

/** The words of a text as the index holds them: folded, letters and digits only, none empty [S1]. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The most words of one search; more would only cost. */
const mostWords = 8;

/**
 * The words of a search: each once, and single letters (the `l` of « l’aubade ») only when there is
 * nothing else [S1].
 */
export function queryWords(text: string): readonly string[] {
  const words = [...new Set(wordsOf(text))];
  const long = words.filter((word) => word.length > 1 || /\p{N}/u.test(word));
  return (long.length > 0 ? long : words).slice(0, mostWords);
}

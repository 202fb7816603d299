/*
 * What identifies a person or opens something has no place in the log. Code names what it logs, so none should come
 * near; messages of errors and browsers' reports are others' texts, though, and quote what they were given.
 */

/** How much of a text is kept, in characters. */
const longest = 4_000;

/** What to look for, in this order, and what stands in its place. Repetitions are bounded: none is slow on any text. */
const rules: readonly (readonly [RegExp, string])[] = [
  // postgres://user:password@host
  [/\/\/[^\s/@]{1,300}@/g, "//[secret]@"],
  [/\?[^\s"'`)\]]{1,2000}/g, "?…"],
  // The values in what a database says of a constraint: Key (email)=(a@b.example) already exists.
  [/(\([^()]{1,200}\))=\([^)]{0,500}\)/g, "$1=(…)"],
  [/\b(bearer|basic)\s+[\w.~+/=-]{4,}/gi, "$1 [secret]"],
  [
    /\b(password|passwd|pwd|secret|token|authorization|cookie|api[_-]?key)(["']?\s{0,3}[:=]\s{0,3}["']?)[^\s"'&,;]{1,500}/gi,
    "$1$2[secret]",
  ],
  [/[^\s@"'`<>(),;:=/?&[\]]{1,64}(?:@|%40)[^\s@"'`<>(),;:/?&[\]]{1,255}/gi, "[e-mail]"],
  // Phone numbers and those of cards: nine digits or more, whatever stands between them.
  [/(?<![\w-])\+?\d(?:[ .()/-]{0,2}\d){8,18}(?![\w-])/g, "[number]"],
  [/(?<![\w-])(?=[\w-]{0,500}\d)(?=[\w-]{0,500}[a-z])[\w-]{20,500}(?![\w-])/gi, "[key]"],
];

/** A text without e-mail addresses, phone and card numbers, passwords, tokens and queries of addresses. */
export function scrub(text: string): string {
  return rules.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text.slice(0, longest));
}

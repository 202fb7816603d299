import type { ReactNode } from "react";

/** The French first: « 1er », « 1re », as a word of its own. */
const ordinal = /(?<=(?<!\p{L}|\d)1)(er|re)(?![\p{L}\d])/u;

/** A plain text with the letters of its ordinals raised: 1<sup>er</sup>. */
export function Ordinals({ text }: { text: string }): ReactNode {
  // Splitting by a group keeps it: every second part is an ordinal's letters.
  return text.split(ordinal).map((part, index) => (index % 2 === 1 ? <sup key={index}>{part}</sup> : part));
}

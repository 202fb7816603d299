import { listWords } from "./words-of-lists.ts";
import { valueWords } from "./words-of-values.ts";
import { mainTerms } from "./main-terms.ts";
import { otherTerms } from "./other-terms.ts";

/** What the label says itself, by language. */
export const labelWords = { ...listWords, ...valueWords } as const;

/** Ingredients with a name of their own in every language. */
export const terms = { ...mainTerms, ...otherTerms } as const;

export type Term = keyof typeof terms;

/** Those of them that the law counts among the allergens (Regulation (EU) 1169/2011, annex II). */
export const allergenTerms: ReadonlySet<Term> = new Set<Term>(["sulphites", "egg", "milk"]);

/** Tells whether a text is the key of one. */
export function isTerm(text: unknown): text is Term {
  return typeof text === "string" && Object.hasOwn(terms, text);
}

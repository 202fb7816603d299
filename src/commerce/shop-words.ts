import type { QuantityProblem } from "#schemas/commerce/quantities.ts";

/** The words of the shop that the browser says by itself (spec §8), by their key in the messages. */
export type ShopWordKey =
  | "cartSaid.added"
  | "cartSaid.positive"
  | "cartSaid.multiple"
  | "cartSaid.multipleOfBottles"
  | "cartSaid.left"
  | "shop.noProducts";

/** Puts a key into the page's language. */
export type ShopWords = (key: ShopWordKey, values?: { readonly n: number }) => string;

const problemKeys = {
  "quantity.positive": "cartSaid.positive",
  "quantity.multiple": "cartSaid.multiple",
  "quantity.multipleOfBottles": "cartSaid.multipleOfBottles",
  "stock.left": "cartSaid.left",
} as const satisfies Record<QuantityProblem["messageKey"], ShopWordKey>;

/** What is wrong with a quantity, in words (spec §5, §8). */
export function problemText(problem: QuantityProblem, words: ShopWords): string {
  return words(problemKeys[problem.messageKey], "values" in problem ? problem.values : undefined);
}

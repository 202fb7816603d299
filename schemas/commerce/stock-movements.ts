/**
 * Why stock changes. What there was when the register began; sold; put back of what was sold: cancelled, paid back, sent back;
 * come into the cellar; counted; broken, tasted, lost; read from a file.
 */
export const movementKinds = [
  ...(["OPENING", "SALE", "CANCELLATION", "REFUND", "RETURN"] as const),
  ...(["ARRIVAL", "COUNT", "BREAKAGE", "TASTING", "LOSS", "IMPORT"] as const),
] as const;

export type MovementKind = (typeof movementKinds)[number];

/** What people write down by hand, the most frequent first. */
export const handKinds = ["ARRIVAL", "COUNT", "BREAKAGE", "TASTING", "LOSS"] as const;

export type HandKind = (typeof handKinds)[number];

/** By which way stock was changed: an administrator in the panel, the command line, the shop itself, what set up the site. */
export const movementActors = ["ADMIN", "COMMAND_LINE", "SHOP", "SITE"] as const;

export type MovementActor = (typeof movementActors)[number];

/** Lists of stock: what is sold out, what soon is, what is sold without counting. */
export const stockLists = ["low", "out", "uncounted"] as const;

export type StockList = (typeof stockLists)[number];

/** The most of one thing that there can be: the bound of the table's columns. */
export const mostStock = 100_000_000;

/** What people may note of a movement, in characters. */
export const longestStockNote = 500;

/** By how many pieces something written down by hand changes a stock: a count says what there is, all else how many came or went. */
export function changeByHand(kind: HandKind, quantity: number, onHand: number): number {
  if (kind === "COUNT") return quantity - onHand;
  return kind === "ARRIVAL" ? quantity : -quantity;
}

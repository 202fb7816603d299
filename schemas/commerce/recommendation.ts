/** What makes two wines neighbours. Prices in euros. */
export interface Neighbour {
  readonly id: number;
  readonly type: string;
  readonly kind: string;
  readonly appellation: string;
  readonly price: number;
}

/** How many products a page proposes beside its own. */
export const mostRecommended = 8;

/**
 * The ids to propose beside a product [R1]: those chosen by hand in their order, then its nearest
 * neighbours. Never the product itself, nothing twice, at most `mostRecommended`.
 */
export function recommend(
  product: Neighbour,
  chosen: readonly number[],
  others: readonly Neighbour[],
): readonly number[] {
  const neighbours = others
    .map((other) => ({ id: other.id, distance: distance(product, other) }))
    .toSorted((a, b) => a.distance - b.distance || a.id - b.id)
    .map(({ id }) => id);
  return [...new Set([...chosen, ...neighbours])].filter((id) => id !== product.id).slice(0, mostRecommended);
}

/**
 * How far two products are from each other [R2]: another type counts most, then another colour, then
 * another appellation, then how many times dearer the dearer one is.
 */
function distance(product: Neighbour, other: Neighbour): number {
  const dearer = Math.max(product.price, other.price, 0.01) / Math.max(Math.min(product.price, other.price), 0.01);
  return (
    (product.type === other.type ? 0 : 1000) +
    (product.kind === other.kind ? 0 : 100) +
    (product.appellation === other.appellation ? 0 : 50) +
    Math.min(dearer - 1, 49)
  );
}

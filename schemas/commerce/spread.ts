/**
 * Spreads whole cents over weights so that they add up exactly, each share within a cent of its part and none above its
 * weight [T2]: everybody gets the whole cents of their part, and who lost the largest fraction gets one of those left.
 * With nothing to weigh, nothing is spread. Exact beyond 2^53, as products of cents may be.
 */
export function spread(cents: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight);
    return { index, whole: Number(product / BigInt(sum)), rest: product % BigInt(sum) };
  });
  const left = cents - parts.reduce((total, { whole }) => total + whole, 0);
  const luckiest = parts
    .toSorted((one, other) => compare(other.rest, one.rest) || one.index - other.index)
    .slice(0, left);
  const raised = new Set(luckiest.map(({ index }) => index));
  return parts.map(({ index, whole }) => whole + (raised.has(index) ? 1 : 0));
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}

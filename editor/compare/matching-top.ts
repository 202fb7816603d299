/** Two tops, in CSS pixels, that stand for the same: of one block on both sides. */
export type Pair = readonly [one: number, other: number];

/**
 * How far one side is scrolled when the other is: what both have is brought to the same height, and between two such places
 * they keep step. What stands in another order on one side is no such place.
 */
export function matchingTop(top: number, pairs: readonly Pair[]): number {
  const steady = steadyPairs(pairs);
  const next = steady.findIndex(([one]) => one > top);
  const [from, to] = [steady.at(next === -1 ? -1 : next - 1), next === -1 ? undefined : steady[next]];
  if (from === undefined || next === 0) return top;
  if (to === undefined) return from[1] + top - from[0];
  return from[1] + ((top - from[0]) * (to[1] - from[1])) / (to[0] - from[0]);
}

/** Those that go down on both sides, from the top of both on. */
function steadyPairs(pairs: readonly Pair[]): readonly Pair[] {
  const steady: Pair[] = [[0, 0]];
  for (const pair of pairs.toSorted(([one], [other]) => one - other)) {
    const [one, other] = steady.at(-1) ?? [0, 0];
    if (pair[0] > one && pair[1] >= other) steady.push(pair);
  }
  return steady;
}

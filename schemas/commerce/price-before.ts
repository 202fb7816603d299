/** What one cost from an instant on, in cents and milliseconds. */
export interface PricePoint {
  readonly since: number;
  readonly cents: number;
}

/** How long before a reduction the lowest price is looked for (L112-1-1). */
const lookBack = 30 * 86_400_000;

/**
 * The price that a reduction is announced against, in cents [P5]: the lowest of the thirty days before it began. Of
 * reductions that follow each other within that time, before the first. `points` are in the order of time, the last one
 * is the present price. Null where nothing was lowered, and where the lowest of those days was no higher.
 */
export function priceBefore(points: readonly PricePoint[]): number | null {
  const present = points.at(-1);
  let first = points.length - 1;
  while (isLowered(points, first) && isLowered(points, first - 1) && follows(points, first)) first -= 1;
  const start = points[first]?.since;
  if (!present || start === undefined || !isLowered(points, first)) return null;
  const before = points.slice(0, first);
  // What held when the thirty days began holds until the next point.
  const held = before.filter((_, index) => (before[index + 1]?.since ?? start) > start - lookBack);
  const lowest = Math.min(...held.map(({ cents }) => cents));
  return lowest > present.cents ? lowest : null;
}

function isLowered(points: readonly PricePoint[], index: number): boolean {
  const [before, now] = [points[index - 1], points[index]];
  return before !== undefined && now !== undefined && before.cents > now.cents;
}

/** Whether a reduction came within thirty days of the one before. */
function follows(points: readonly PricePoint[], index: number): boolean {
  return (points[index]?.since ?? 0) - (points[index - 1]?.since ?? 0) < lookBack;
}

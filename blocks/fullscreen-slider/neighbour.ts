/** The picture reached by going `by` pictures on from one of `total`: it wraps around (spec §2). */
export function neighbour(index: number, by: number, total: number): number {
  return total === 0 ? 0 : (((index + by) % total) + total) % total;
}

/** What the slider's counter says: `n / total`, from 1 (spec §2). */
export function counter(index: number, total: number): string {
  return `${index + 1} / ${total}`;
}

/** Where a swipe leads: 1 to the next, -1 to the previous, 0 when it was too short or went up or down. */
export function swipe(from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < 40 || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

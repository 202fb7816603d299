/** The value that a share (0…1) of the values lie at or below; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle one. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

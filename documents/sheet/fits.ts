/** How much a sheet holds, and how large it stands. */
export interface Fit {
  /** Over the size that its model has. */
  readonly scale: number;
  /** Of a text, at most. */
  readonly letters: number;
  /** Of a list, at most. */
  readonly lines: number;
  /** What is too much all the same is cut off where the page has no more room. */
  readonly isCutOff?: boolean;
}

/** Tried one after the other until a sheet stands on one page: the last one always does. */
export const fits: readonly Fit[] = [
  { scale: 1.26, letters: 2_000, lines: 12 },
  { scale: 1.12, letters: 2_000, lines: 12 },
  { scale: 1, letters: 2_000, lines: 12 },
  { scale: 0.9, letters: 1_400, lines: 12 },
  { scale: 0.84, letters: 700, lines: 10 },
  { scale: 0.8, letters: 380, lines: 8 },
  { scale: 0.78, letters: 200, lines: 6 },
  { scale: 0.72, letters: 90, lines: 4, isCutOff: true },
];

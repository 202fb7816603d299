import { performance } from "node:perf_hooks";

interface Shoppers {
  readonly seconds: number;
  /** How many customers are at it at a time; left out: eight. */
  readonly atOnce?: number;
}

export interface Served {
  /** How many came to something a second. */
  readonly perSecond: number;
  /** The time that 19 of 20 of those took at most, in milliseconds. */
  readonly p95: number;
  /** How many of a hundred came to nothing. */
  readonly percentMissed: number;
}

/** Has customers do something again and again for so many seconds; it says whether it came to something. */
export async function serve(act: () => Promise<boolean>, { seconds, atOnce = 8 }: Shoppers): Promise<Served> {
  const times: number[] = [];
  let missed = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const shopper = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      if (await act()) times.push(performance.now() - before);
      else missed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shopper));
  const sorted = times.toSorted((one, other) => one - other);
  return {
    perSecond: (times.length * 1000) / (performance.now() - start),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    percentMissed: (100 * missed) / Math.max(1, missed + times.length),
  };
}

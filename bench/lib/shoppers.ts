import { performance } from "node:perf_hooks";

/** How many customers are at it at a time. */
const atOnce = 8;

export interface Served {
  readonly perSecond: number;
  /** The time that 19 of 20 took at most, in milliseconds. */
  readonly p95: number;
}

/** Has eight customers do something again and again for so many seconds. */
export async function serve(act: () => Promise<unknown>, seconds: number): Promise<Served> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const shopper = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await act();
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shopper));
  const sorted = times.toSorted((one, other) => one - other);
  return {
    perSecond: (times.length * 1000) / (performance.now() - start),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}

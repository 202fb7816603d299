import { randomBytes } from "node:crypto";

import { countAttempt } from "./count-attempt.ts";
import { counterOf, type CounterKey } from "./counter.ts";

/** Counters in the memory of one process. */
export interface MemoryCounters {
  /**
   * Counts an attempt under all keys or, where one is used up, under none; gives the milliseconds to wait, 0 when
   * it is let through.
   */
  count(keys: readonly CounterKey[], now: number): number;
}

/** Counters of a purpose at most; the fullest, those of visits, then take 8 MB. */
const mostCounters = 8_192;

/** Makes counters that are bounded for each purpose and forgotten with the process. */
export function createMemoryCounters(buckets = mostCounters): MemoryCounters {
  const secret = randomBytes(32).toString("hex");
  const kept = new Map<string, readonly number[]>();
  return {
    count(keys, now) {
      const counted = keys.map((key) => {
        const { name, purpose, bucket } = counterOf(key, secret, buckets);
        const place = `${name} ${bucket}`;
        return { place, after: countAttempt(kept.get(place) ?? [], now, purpose) };
      });
      const wait = Math.max(...counted.map(({ after }) => after.wait));
      if (wait === 0) for (const { place, after } of counted) kept.set(place, after.instants);
      return wait;
    },
  };
}

import { LRUCache } from "lru-cache";

export interface ThrottleLimits {
  /** Attempts that are let through… */
  readonly attempts: number;
  /** …within this many milliseconds. */
  readonly window: number;
}

export interface Throttle {
  /** Counts one attempt under each key; refused, and nothing counted, when one of them is used up. */
  attempt(
    keys: readonly string[],
    now: number,
    limits: ThrottleLimits,
  ): { ok: true } | { ok: false; retryAfter: number };
}

/** Keys remembered at most; whoever needs more of them than that is not one person guessing. */
const mostKeys = 20_000;

/** Makes a counter of attempts in a sliding window, in memory. */
export function createThrottle(): Throttle {
  const attempts = new LRUCache<string, readonly number[]>({ max: mostKeys });
  return {
    attempt(keys, now, { attempts: most, window }) {
      const recent = keys.map((key) => (attempts.get(key) ?? []).filter((at) => at > now - window && at <= now));
      const full = recent.filter((times) => times.length >= most).map(([oldest = now]) => oldest + window - now);
      if (full.length > 0) return { ok: false, retryAfter: Math.max(...full) };
      for (const [index, key] of keys.entries()) attempts.set(key, [...(recent[index] ?? []), now]);
      return { ok: true };
    },
  };
}

import type { Purpose } from "./purposes.ts";

/** What became of an attempt: the instants that count from now on and, refused, how long to wait. */
export interface Counted {
  /** Milliseconds since 1970, the oldest first. */
  readonly instants: readonly number[];
  /** Milliseconds until it may be tried again; 0: it was let through, and counted. */
  readonly wait: number;
}

/**
 * Counts one attempt among those before it: no stretch as long as the window holds more than are allowed. What
 * was refused is not counted. An instant that the clock has not reached was written before it was set back, or
 * by a machine whose clock is ahead: it counts as if it were now, so that it is neither forgotten nor waited
 * for longer than a window.
 */
export function countAttempt(
  before: readonly number[],
  now: number,
  { attempts, window }: Pick<Purpose, "attempts" | "window">,
): Counted {
  const instants = before.map((at) => Math.min(at, now)).filter((at) => at > now - window);
  // The attempt whose leaving makes room: the oldest, unless more were allowed once than are now.
  const holding = instants.at(-attempts);
  if (instants.length < attempts || holding === undefined) return { instants: [...instants, now], wait: 0 };
  return { instants, wait: holding + window - now };
}

/** What time it is, as a port: tests move it, nothing in the server asks `Date.now()` itself. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that only moves when told to; for tests. */
export interface FixedClock extends Clock {
  set(instant: number): void;
  advance(milliseconds: number): void;
}

/** Makes a clock that stands still at `start` (milliseconds since 1970). */
export function fixedClock(start: number): FixedClock {
  let instant = start;
  return {
    now: () => instant,
    set: (next) => {
      instant = next;
    },
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
}

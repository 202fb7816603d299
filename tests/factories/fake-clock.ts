export interface FakeClock {
  now(): number;
  after(delay: number, run: () => void): () => void;
  /** Lets time pass, running what is due on the way. */
  advance(time: number): void;
}

/** A clock that stands until it is told to go on. All in milliseconds. */
export function fakeClock(): FakeClock {
  let now = 0;
  let due: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(delay, run) {
      const entry = { at: now + delay, run };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    advance(time) {
      const end = now + time;
      for (;;) {
        const next = due.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
        if (!next) break;
        due = due.filter((other) => other !== next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}

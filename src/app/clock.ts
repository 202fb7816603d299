/** Time as a port: stores and loaders never touch timers themselves. All in milliseconds. */
export interface Clock {
  now(): number;
  /** Runs something later; the function it gives calls it off. */
  after(delay: number, run: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};

export interface WorkQueue {
  /** Runs `work` when it is its turn; null, without running it, when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

/** Makes a queue that runs some pieces of work at once, lets some wait in order, and refuses the rest. */
export function createWorkQueue(limits: { readonly running: number; readonly waiting: number }): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= limits.running) {
        if (waiting.length >= limits.waiting) return null;
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        // The place is handed on without being given up in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

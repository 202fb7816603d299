/**
 * Lets work run while the memory that all of it takes together stays within a bound. What waits runs in the order in
 * which it came; what is larger than the bound runs alone.
 */
export class MemoryBudget {
  readonly #most: number;
  readonly #waiting: { readonly bytes: number; readonly start: () => void }[] = [];
  #taken = 0;

  /** `most` in bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Runs work that takes about so many bytes. */
  async run<Value>(bytes: number, work: () => Promise<Value>): Promise<Value> {
    const share = Math.min(bytes, this.#most);
    await new Promise<void>((start) => {
      this.#waiting.push({ bytes: share, start });
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#taken -= share;
      this.#startNext();
    }
  }

  #startNext(): void {
    for (let next = this.#waiting[0]; next && this.#taken + next.bytes <= this.#most; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#taken += next.bytes;
      next.start();
    }
  }
}

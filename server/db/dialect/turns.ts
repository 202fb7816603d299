/** Lets one at a time do something, in the order in which they came. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** True while it is somebody's turn. */
  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Resolves when it is one's turn; whoever had it calls `pass`. */
  async take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

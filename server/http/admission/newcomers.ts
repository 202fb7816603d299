/** Counts the connections that come, so that work can wait while they do. */
export class Newcomers {
  #count = 0;

  /** Connections taken in since the start. */
  get count(): number {
    return this.#count;
  }

  /** One has come. */
  note(): void {
    this.#count += 1;
  }
}

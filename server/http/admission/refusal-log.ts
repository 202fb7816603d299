import type { Logger } from "../request/log.ts";

/** How often refusals are told at most, in milliseconds. */
const interval = 5_000;

/** Counts what was refused, and tells it in a line now and then: a flood must not fill the log as well. */
export class RefusalLog {
  readonly #log: Logger;
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Counts one refusal, under the lane or the bound that was full. */
  readonly note = (what: string): void => {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
    // The first is told at once, those that follow together.
    if (!this.#timer) this.#tell();
  };

  #tell(): void {
    this.#timer = undefined;
    if (this.#counts.size === 0) return;
    this.#log.warn({ refused: Object.fromEntries(this.#counts) }, "more is asked than there is room for");
    this.#counts.clear();
    this.#timer = setTimeout(() => this.#tell(), interval).unref();
  }
}

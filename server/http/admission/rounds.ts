import { setImmediate as nextRound } from "node:timers/promises";

/**
 * Lets one piece of work begin in each round of the event loop, so that the process looks at its sockets between two.
 * On SQLite a page or a call is made without ever waiting: what is kept would wait for all that queue.
 */
export class Rounds {
  #last: Promise<void> = Promise.resolve();

  /** Resolves in a round of one's own. */
  next(): Promise<void> {
    return (this.#last = this.#last.then(() => nextRound()));
  }
}

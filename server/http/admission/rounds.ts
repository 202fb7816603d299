import { setImmediate as nextRound } from "node:timers/promises";

import { Newcomers } from "./newcomers.ts";

/** How long a piece of work lets connections come in before it, in milliseconds: under a flood without end, pages are made all the same. */
const longest = 50;

/**
 * Lets one piece of work begin in each round of the event loop, so that the process looks at its sockets between two.
 * On SQLite a page or a call is made without ever waiting: what is kept would wait for all that queue.
 *
 * Node takes in one connection a round. Were a page made in each, whoever comes would wait for as many pages as
 * connections came before; so a piece of work waits for a round without a newcomer.
 */
export class Rounds {
  readonly #newcomers: Newcomers;
  readonly #patience: number;
  #last: Promise<void> = Promise.resolve();

  /** `patience` is in milliseconds. */
  constructor(newcomers = new Newcomers(), patience = longest) {
    this.#newcomers = newcomers;
    this.#patience = patience;
  }

  /** Resolves in a round of one's own. */
  next(): Promise<void> {
    return (this.#last = this.#last.then(() => this.#quietRound()));
  }

  async #quietRound(): Promise<void> {
    const end = performance.now() + this.#patience;
    let before: number;
    // One round at least: a process that is kept from its processor for longer than that looks at its sockets too.
    do {
      before = this.#newcomers.count;
      await nextRound();
    } while (before !== this.#newcomers.count && performance.now() < end);
  }
}

import { setImmediate as nextRound } from "node:timers/promises";

import { Lane } from "./lane.ts";
import { type LaneLimits, workLimits } from "./limits.ts";

/**
 * What this process makes, a few pieces at once, however many connections ask. Between two pieces the process looks
 * at its sockets: on SQLite a page is made without ever waiting, and what is kept would wait for all that queue.
 */
export class Workshop {
  readonly #plans: Lane;
  readonly #renders: Lane;
  #turn: Promise<void> = Promise.resolve();

  constructor(limits: Readonly<Record<keyof typeof workLimits, LaneLimits>> = workLimits) {
    this.#plans = new Lane("plans", limits.plans);
    this.#renders = new Lane("renders", limits.renders);
  }

  /** Finds out what an address shows. Rejects with `Overloaded` where too many wait. */
  async plan<Value>(address: string, work: () => Promise<Value>): Promise<Value> {
    return await this.#plans.run(address, async () => {
      await this.#lookAtSockets();
      return await work();
    });
  }

  /**
   * Makes a page. It is given out at once, but its place is taken until `finish` is done with it, such as compressing it.
   * Rejects with `Overloaded` where too many wait.
   */
  render<Value>(address: string, work: () => Promise<Value>, finish?: (value: Value) => Promise<void>): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const make = async (): Promise<void> => {
      await this.#lookAtSockets();
      const value = await work();
      resolve(value);
      await finish?.(value);
    };
    const begin = async (): Promise<void> => await this.#renders.run(address, make);
    begin().catch(reject);
    return promise;
  }

  /** One piece begins in each round of the event loop. */
  #lookAtSockets(): Promise<void> {
    return (this.#turn = this.#turn.then(() => nextRound()));
  }
}

import { Lane } from "./lane.ts";
import { type LaneLimits, workLimits } from "./limits.ts";
import type { Newcomers } from "./newcomers.ts";
import { Rounds } from "./rounds.ts";

export interface WorkshopOptions {
  readonly limits?: Readonly<Record<keyof typeof workLimits, LaneLimits>>;
  /** Connections that come are taken in before the next piece of work. */
  readonly newcomers?: Newcomers;
}

/** What this process makes, a few pieces at once, however many connections ask. */
export class Workshop {
  readonly #plans: Lane;
  readonly #renders: Lane;
  readonly #rounds: Rounds;

  constructor({ limits = workLimits, newcomers }: WorkshopOptions = {}) {
    this.#rounds = new Rounds(newcomers);
    this.#plans = new Lane("plans", limits.plans);
    this.#renders = new Lane("renders", limits.renders);
  }

  /** Finds out what an address shows. Rejects with `Overloaded` where too many wait. */
  async plan<Value>(address: string, work: () => Promise<Value>): Promise<Value> {
    return await this.#plans.run(address, async () => {
      await this.#rounds.next();
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
      await this.#rounds.next();
      const value = await work();
      resolve(value);
      await finish?.(value);
    };
    const begin = async (): Promise<void> => await this.#renders.run(address, make);
    begin().catch(reject);
    return promise;
  }
}

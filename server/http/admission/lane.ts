import type { LaneLimits } from "./limits.ts";
import { Overloaded } from "./overloaded.ts";
import { TurnLine } from "./turn-line.ts";

/** One who waits for a turn. */
interface Waiter {
  readonly address: string;
  readonly start: () => void;
  readonly turnAway: () => void;
}

/**
 * Bounds how many pieces of work of one kind run, wait, and belong to one address. Addresses take turns: whoever
 * asks for three hundred waits for them, and nobody else does. When no more may wait, the newcomer takes the place
 * of the latest of whoever has most waiting, so that nobody fills the line for others.
 */
export class Lane {
  readonly #name: string;
  readonly #limits: LaneLimits;
  readonly #line = new TurnLine<Waiter>();
  readonly #held = new Map<string, number>();
  #running = 0;

  constructor(name: string, limits: LaneLimits) {
    this.#name = name;
    this.#limits = limits;
  }

  /** Runs `work` for an address, at once where there is room, else in its turn. Throws `Overloaded` where it can't wait. */
  run<Value>(address: string, work: () => Value | Promise<Value>): Value | Promise<Value> {
    const { running, perAddress } = this.#limits;
    const held = this.#held.get(address) ?? 0;
    if (held >= perAddress) throw new Overloaded(this.#name);
    if (this.#running < running) {
      this.#running += 1;
      this.#held.set(address, held + 1);
      return this.#finish(address, work);
    }
    this.#makeRoom(address);
    this.#held.set(address, held + 1);
    return this.#wait(address).then(() => this.#finish(address, work));
  }

  /** Resolves when it is this one's turn, which it then has. Rejects when it is refused after all. */
  #wait(address: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    const turnAway = end(() => {
      this.#leave(address);
      reject(new Overloaded(this.#name));
    });
    const waiter = { address, start: end(resolve), turnAway };
    const timer = setTimeout(() => this.#line.remove(address, waiter) && turnAway(), this.#limits.patience);
    this.#line.add(address, waiter);
    return promise;
  }

  /** Throws where nobody has more waiting than this address will have. */
  #makeRoom(address: string): void {
    if (this.#line.size < this.#limits.waiting) return;
    const last = this.#line.takeLastOfLongest(this.#line.lengthOf(address) + 1);
    if (!last) throw new Overloaded(this.#name);
    last.turnAway();
  }

  #finish<Value>(address: string, work: () => Value | Promise<Value>): Value | Promise<Value> {
    let result: Value | Promise<Value>;
    try {
      result = work();
    } catch (error) {
      this.#end(address);
      throw error;
    }
    if (!(result instanceof Promise)) {
      this.#end(address);
      return result;
    }
    return result.finally(() => this.#end(address));
  }

  #end(address: string): void {
    this.#leave(address);
    const next = this.#line.take();
    if (next) next.start();
    else this.#running -= 1;
  }

  #leave(address: string): void {
    const held = this.#held.get(address) ?? 0;
    if (held > 1) this.#held.set(address, held - 1);
    else this.#held.delete(address);
  }
}

import { losePatience, turnPatienceLeft } from "#server/db/patience.ts";

import { Arrivals, type Arrival } from "./arrivals.ts";
import type { LaneLimits } from "./limits.ts";
import { Overloaded } from "./overloaded.ts";
import { TurnLine } from "./turn-line.ts";

/** One who waits for a turn. */
interface Waiter {
  readonly start: () => void;
  readonly turnAway: () => void;
}

/** A piece of work, and for whom it is. */
interface Job<Value> {
  readonly address: string;
  readonly work: () => Value | Promise<Value>;
  readonly arrival?: Arrival | undefined;
}

/**
 * Bounds how many pieces of work of one kind run, wait, and belong to one address. Addresses take turns: whoever
 * asks for three hundred waits for them, and nobody else does. When no more may wait, the newcomer takes the place
 * of the latest of whoever has most waiting, so that nobody fills the line for others. When others wait long, or half
 * of the places are held so, a request whose body is still on its way after a while gives up its place.
 */
export class Lane {
  readonly #name: string;
  readonly #limits: LaneLimits;
  readonly #line = new TurnLine<Waiter>();
  readonly #arrivals = new Arrivals();
  readonly #held = new Map<string, number>();
  #running = 0;

  constructor(name: string, limits: LaneLimits) {
    this.#name = name;
    this.#limits = limits;
  }

  /**
   * Runs `work` for an address, at once where there is room, else in its turn. Throws `Overloaded` where it can't
   * wait. `arrival` is of the request that it works on.
   */
  run<Value>(address: string, work: () => Value | Promise<Value>, arrival?: Arrival): Value | Promise<Value> {
    const { running, perAddress } = this.#limits;
    const job = { address, work, arrival };
    const held = this.#held.get(address) ?? 0;
    if (held >= perAddress) throw new Overloaded(this.#name);
    if (this.#running < running) {
      this.#running += 1;
      this.#held.set(address, held + 1);
      return this.#begin(job);
    }
    this.#makeRoom(address);
    this.#held.set(address, held + 1);
    const began = performance.now();
    return this.#wait(address).then(() => {
      // Whoever waited here waits less for the next turn and for the database: a request ends within five seconds.
      losePatience(performance.now() - began);
      return this.#begin(job);
    });
  }

  /** Resolves when it is this one's turn, which it then has. Rejects when it is refused after all. */
  #wait(address: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const { slow } = this.#limits;
    const patience = Math.min(this.#limits.patience, turnPatienceLeft());
    const held = (name: string): number => this.#held.get(name) ?? 0;
    const cutSlowest = (least: number): void => this.#arrivals.cutSlowest({ slow, least, held });
    // Nobody's upload is lost for a moment's rush: only where slow ones are what others wait for, or the wait gets long.
    cutSlowest(this.#limits.running / 2);
    const nudge = setTimeout(() => cutSlowest(1), slow);
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      clearTimeout(nudge);
      then();
    };
    const turnAway = end(() => {
      this.#leave(address);
      reject(new Overloaded(this.#name));
    });
    const waiter = { start: end(resolve), turnAway };
    const timer = setTimeout(() => this.#line.remove(address, waiter) && turnAway(), patience);
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

  #begin<Value>({ address, work, arrival }: Job<Value>): Value | Promise<Value> {
    const end = (): void => {
      if (arrival) this.#arrivals.delete(arrival);
      this.#end(address);
    };
    let result: Value | Promise<Value>;
    try {
      result = work();
    } catch (error) {
      end();
      throw error;
    }
    if (!(result instanceof Promise)) {
      end();
      return result;
    }
    if (arrival) this.#arrivals.add(arrival, address);
    return result.finally(end);
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

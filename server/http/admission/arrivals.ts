/** A request on its way. */
export interface Arrival {
  /** False once it is here with its whole body. */
  readonly isOnItsWay: () => boolean;
  /** Ends its connection. */
  readonly cut: () => void;
}

interface Began {
  readonly address: string;
  readonly at: number;
}

export interface Cut {
  /** From how many milliseconds on a request is slow. */
  readonly slow: number;
  /** Fewer slow ones than that are left alone. */
  readonly least: number;
  /** How many places an address holds. */
  readonly held: (address: string) => number;
}

/** The requests that hold a place while their bodies may still be on their way. */
export class Arrivals {
  readonly #began = new Map<Arrival, Began>();

  add(arrival: Arrival, address: string): void {
    this.#began.set(arrival, { address, at: performance.now() });
  }

  delete(arrival: Arrival): void {
    this.#began.delete(arrival);
  }

  /** Cuts one of the slow ones, where there are enough of them: the oldest of the address that holds most. */
  cutSlowest({ slow, least, held }: Cut): void {
    const before = performance.now() - slow;
    let slowest: Arrival | undefined;
    let most = 0;
    let count = 0;
    for (const [arrival, { address, at }] of this.#began) {
      if (at > before || !arrival.isOnItsWay()) continue;
      count += 1;
      if (held(address) <= most) continue;
      slowest = arrival;
      most = held(address);
    }
    if (!slowest || count < least) return;
    this.delete(slowest);
    slowest.cut();
  }
}

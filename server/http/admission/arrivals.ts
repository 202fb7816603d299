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

/** The requests that hold a place while their bodies may still be on their way. */
export class Arrivals {
  readonly #began = new Map<Arrival, Began>();

  add(arrival: Arrival, address: string): void {
    this.#began.set(arrival, { address, at: performance.now() });
  }

  delete(arrival: Arrival): void {
    this.#began.delete(arrival);
  }

  /** Cuts one that has been on its way for at least `slow` milliseconds: the oldest of the address that holds most. */
  cutSlowest(slow: number, held: (address: string) => number): void {
    const before = performance.now() - slow;
    let slowest: Arrival | undefined;
    let most = 0;
    for (const [arrival, { address, at }] of this.#began) {
      if (at > before || held(address) <= most || !arrival.isOnItsWay()) continue;
      slowest = arrival;
      most = held(address);
    }
    if (!slowest) return;
    this.delete(slowest);
    slowest.cut();
  }
}

import { LRUCache } from "lru-cache";

import type { Epochs } from "./epochs.ts";

/** What a value was made from, as the read recorder saw it. */
export interface Made<Value> {
  readonly value: Value;
  readonly tags: ReadonlySet<string>;
  /** When the value stops being true by itself, in milliseconds since the epoch. */
  readonly validUntil: number | null;
}

export interface TaggedCacheOptions<Value> {
  readonly epochs: Epochs;
  readonly maxBytes: number;
  /** The value's weight in bytes. */
  readonly sizeOf: (value: Value, key: string) => number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** False for values that must not be kept, such as a failure's page. */
  readonly keeps?: (value: Value) => boolean;
}

interface Entry<Value> extends Made<Value> {
  readonly since: number;
}

interface Flight<Value> {
  readonly since: number;
  readonly made: Promise<Made<Value>>;
}

/**
 * A bounded cache whose values are dropped by tag. Concurrent misses of a key make the value once; a
 * request that comes after a drop never joins an earlier flight; a value is stored only if none of
 * its tags dropped since its request began. Entries are checked when they are read, so a drop costs
 * nothing for the pages it doesn't concern.
 */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #options: TaggedCacheOptions<Value>;

  constructor(options: TaggedCacheOptions<Value>) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ value }, key) => Math.max(1, options.sizeOf(value, key)),
    });
  }

  /** The stored value if it still holds. */
  peek(key: string): Made<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { epochs, now } = this.#options;
    if (epochs.isFresh(entry.tags, entry.since) && (entry.validUntil === null || entry.validUntil > now()))
      return entry;
    this.#entries.delete(key);
    return undefined;
  }

  /**
   * The stored value, or the one `make` gives. `since` is the moment (`epochs.now()`) before the first
   * read that the value depends on.
   */
  async get(
    key: string,
    since: number,
    make: () => Promise<Made<Value>>,
  ): Promise<Made<Value> & { readonly hit: boolean }> {
    const stored = this.peek(key);
    if (stored) return { ...stored, hit: true };
    const flight = this.#flights.get(key);
    if (flight && flight.since === this.#options.epochs.now()) return { ...(await flight.made), hit: false };
    return { ...(await this.#fly(key, since, make)), hit: false };
  }

  /** Entries and bytes held. */
  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  async #fly(key: string, since: number, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const flight: Flight<Value> = { since, made: make() };
    this.#flights.set(key, flight);
    try {
      const made = await flight.made;
      const { epochs, keeps = () => true } = this.#options;
      if (epochs.isFresh(made.tags, since) && keeps(made.value)) this.#entries.set(key, { ...made, since });
      return made;
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }
}

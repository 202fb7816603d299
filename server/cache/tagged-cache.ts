import type { CacheBudget } from "./cache-budget.ts";
import type { TaggedValue } from "./tagged-value.ts";

export interface TaggedCacheOptions<Value> {
  readonly budget: CacheBudget;
  /** Sets its keys apart from those of the other caches on the same budget. */
  readonly name: string;
  /** The value's weight in bytes. */
  readonly sizeOf: (value: Value) => number;
  /** False for values that must not be kept, such as a failure's page. */
  readonly keeps?: (value: Value) => boolean;
  /**
   * Given the value that no longer holds and the new one, gives the one to keep: where they are equal,
   * the old one lets what was made from it stand. A cache with it holds old values until they are replaced.
   */
  readonly reuse?: (before: Value, after: Value) => Value;
}

interface Flight<Value> {
  readonly since: number;
  readonly made: Promise<TaggedValue<Value>>;
}

/**
 * A cache whose values are dropped by tag, on a budget that it may share with others. Concurrent
 * misses of a key make the value once. Nobody ever gets a value of which a tag was dropped before they
 * asked: entries are checked when they are read, so a drop costs nothing for those it doesn't concern,
 * and whoever joins a flight that began before their request checks its tags when it lands. A value
 * is stored only if none of its tags was dropped since its request began.
 */
export class TaggedCache<Value> {
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #options: TaggedCacheOptions<Value>;

  constructor(options: TaggedCacheOptions<Value>) {
    this.#options = options;
  }

  /** The stored value if it still holds. */
  peek(key: string): TaggedValue<Value> | undefined {
    const { budget, reuse } = this.#options;
    const entry = budget.get(this.#place(key));
    if (!entry) return undefined;
    if (budget.holds(entry)) return entry as TaggedValue<Value>;
    if (!reuse) budget.delete(this.#place(key));
    return undefined;
  }

  /**
   * The stored value, or the one `make` gives. `since` is the moment (`epochs.now()`) before the first
   * read that the value depends on: nothing that was dropped before it is seen in the answer.
   */
  async get(
    key: string,
    since: number,
    make: () => Promise<TaggedValue<Value>>,
  ): Promise<TaggedValue<Value> & { readonly hit: boolean }> {
    for (;;) {
      const stored = this.peek(key);
      if (stored) return { ...stored, hit: true };
      const flight = this.#flights.get(key);
      if (!flight) return { ...(await this.#fly(key, since, make)), hit: false };
      const made = await flight.made;
      if (flight.since >= since || this.#options.budget.epochs.isFresh(made.tags, flight.since)) {
        return { ...made, hit: false };
      }
    }
  }

  async #fly(key: string, since: number, make: () => Promise<TaggedValue<Value>>): Promise<TaggedValue<Value>> {
    const flight: Flight<Value> = { since, made: make().then((made) => this.#land(key, since, made)) };
    this.#flights.set(key, flight);
    try {
      return await flight.made;
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  #land(key: string, since: number, made: TaggedValue<Value>): TaggedValue<Value> {
    const { budget, sizeOf, keeps = () => true, reuse } = this.#options;
    const before = reuse && budget.get(this.#place(key));
    const value = reuse && before ? reuse(before.value as Value, made.value) : made.value;
    const landed = { value, tags: made.tags, validUntil: made.validUntil };
    if (keeps(value) && budget.epochs.isFresh(made.tags, since)) {
      budget.set(this.#place(key), { ...landed, since, bytes: sizeOf(value) });
    }
    return landed;
  }

  #place(key: string): string {
    return `${this.#options.name} ${key}`;
  }
}

import { DatabaseAway } from "#server/db/database-error.ts";
import { isOutage } from "#server/db/outages.ts";
import { longestJoin, waitingForDatabase, within } from "#server/db/patience.ts";

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
  /**
   * True keeps what no longer holds until there is something new: it stands in while the database is away, or fails
   * whoever asks it. Never for what is made of other kept values: only what is answered says that it is old.
   */
  readonly standsIn?: boolean;
  /** Tells that making failed because of who asked for it: others who waited for that make the value themselves. */
  readonly concernsMakerAlone?: (error: unknown) => boolean;
  /** Milliseconds that somebody waits for a value that another one is making. */
  readonly longestJoin?: number;
}

/** A value, and where it came from. */
export interface Found<Value> extends TaggedValue<Value> {
  /** True when it was there already. */
  readonly hit: boolean;
  /** True when it no longer holds, or nobody can tell, and stands in because the database can't be asked. */
  readonly isStale: boolean;
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
 * is stored only if none of its tags was dropped since its request began. Who joins a flight doesn't depend on it: when it
 * fails for want of the database or because of who makes it, or takes long, they make the value themselves.
 */
export class TaggedCache<Value> {
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #options: TaggedCacheOptions<Value>;

  constructor(options: TaggedCacheOptions<Value>) {
    this.#options = options;
  }

  /** The stored value if it still holds. */
  peek(key: string): TaggedValue<Value> | undefined {
    const { budget, reuse, standsIn } = this.#options;
    const entry = budget.get(this.#place(key));
    if (!entry) return undefined;
    if (budget.holds(entry)) return entry as TaggedValue<Value>;
    if (budget.epochs.isDeaf) {
      // It may hold again in a moment; or this is how the database begins to be away.
      budget.availability.suspect();
      return undefined;
    }
    if (!reuse && !standsIn) budget.delete(this.#place(key));
    return undefined;
  }

  /** What can be had at once: the stored value while it holds, or the one that stands in while the database is away. */
  find(key: string): Found<Value> | undefined {
    const stored = this.peek(key);
    if (stored) return { ...stored, hit: true, isStale: false };
    return this.#options.budget.availability.isAway ? this.#standIn(key) : undefined;
  }

  /**
   * The stored value, or the one `make` gives. `since` is the moment (`epochs.now()`) before the first
   * read that the value depends on: nothing that was dropped before it is seen in the answer, unless the answer
   * says so (`isStale`).
   */
  async get(key: string, since: number, make: () => Promise<TaggedValue<Value>>): Promise<Found<Value>> {
    try {
      return this.find(key) ?? (await this.#make(key, since, make));
    } catch (error) {
      const { availability } = this.#options.budget;
      if (isOutage(error)) availability.suspect();
      const standIn = isOutage(error) || availability.isAway ? this.#standIn(key) : undefined;
      if (!standIn) throw error;
      return standIn;
    }
  }

  async #make(key: string, since: number, make: () => Promise<TaggedValue<Value>>): Promise<Found<Value>> {
    for (let failures = 0; ;) {
      const flight = this.#flights.get(key);
      if (!flight) return { ...(await this.#fly(key, since, make)), hit: false, isStale: false };
      const made = await this.#join(key, flight, failures);
      if (!made) failures += 1;
      else if (flight.since >= since || this.#options.budget.epochs.isFresh(made.tags, flight.since)) {
        return { ...made, hit: false, isStale: false };
      }
      const stored = this.peek(key);
      if (stored) return { ...stored, hit: true, isStale: false };
    }
  }

  /** What somebody else is making; null when that fails for reasons of theirs or takes long, the first time. */
  async #join(key: string, flight: Flight<Value>, failures: number): Promise<TaggedValue<Value> | null> {
    const { longestJoin: longest = longestJoin, budget, concernsMakerAlone = () => false } = this.#options;
    const settled = flight.made.then(
      (made) => ({ made, error: null }),
      (error: unknown) => ({ made: null, error }),
    );
    const { made, error } = await waitingForDatabase((left) => within(Math.min(left, longest), settled)).catch(() => ({
      made: null,
      error: new DatabaseAway("What somebody else makes took too long to wait for"),
    }));
    if (made) return made;
    if (isOutage(error)) budget.availability.suspect();
    const mayDiffer = isOutage(error) || concernsMakerAlone(error);
    if (failures > 0 || !mayDiffer || budget.availability.isAway) throw error;
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
    return null;
  }

  #standIn(key: string): Found<Value> | undefined {
    const { budget, standsIn } = this.#options;
    const entry = standsIn ? budget.get(this.#place(key)) : undefined;
    if (!entry || !budget.mayStandIn(entry)) return undefined;
    const { value, tags, validUntil } = entry as TaggedValue<Value>;
    return { value, tags, validUntil, hit: true, isStale: true };
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
    if (budget.epochs.isFresh(made.tags, since)) {
      if (keeps(value)) budget.set(this.#place(key), { ...landed, since, bytes: sizeOf(value) });
      // What was there is not only old but gone: a page that was taken away must not come back.
      else budget.delete(this.#place(key));
    }
    return landed;
  }

  #place(key: string): string {
    return `${this.#options.name} ${key}`;
  }
}

import { LRUCache } from "lru-cache";

import { alwaysThere, type Availability } from "#server/db/availability.ts";

import type { Epochs } from "./epochs.ts";
import type { TaggedValue } from "./tagged-value.ts";

/** A value as it is kept. */
export interface Entry extends TaggedValue<unknown> {
  /** None of its tags was dropped between its first read and this moment. */
  since: number;
  /** When it was last known to hold, in milliseconds since the epoch. */
  heldAt: number;
  readonly bytes: number;
}

export interface CacheBudgetOptions {
  readonly epochs: Epochs;
  /** What all caches on this budget may hold together. */
  readonly maxBytes: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether what the values are made from can be asked. */
  readonly availability?: Availability;
}

/**
 * How long a value that can't be made anew may stand in, in milliseconds from when it was last known to hold: nobody
 * is shown what wasn't true within the last day (ADR 031).
 */
const longestStandIn = 24 * 3_600_000;

/** What an entry takes beside its value: itself, its place in the list, and each of its tags. */
const weight = { entry: 300, tag: 50, keyCharacter: 2 } as const;

/**
 * The memory that several caches share: one bound in bytes over all of them, and what nobody asked
 * for the longest time goes first, whichever cache it is in.
 */
export class CacheBudget {
  readonly epochs: Epochs;
  readonly availability: Availability;
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry>;

  constructor({ epochs, maxBytes, now, availability = alwaysThere }: CacheBudgetOptions) {
    this.epochs = epochs;
    this.availability = availability;
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes, tags }, key) =>
        Math.max(1, Math.ceil(bytes)) + weight.entry + tags.size * weight.tag + key.length * weight.keyCharacter,
    });
    epochs.onForget(() => this.#stamp());
  }

  /** Entries and bytes held by all caches together. */
  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  set(key: string, entry: Omit<Entry, "heldAt">): void {
    this.#entries.set(key, { ...entry, heldAt: this.#now() });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** True while nothing that the entry was made from has changed, and its time has not come. */
  holds(entry: Entry): boolean {
    const now = this.#now();
    const { tags, since, validUntil } = entry;
    if (!this.epochs.isFresh(tags, since) || (validUntil !== null && validUntil <= now)) return false;
    entry.heldAt = now;
    return true;
  }

  /** True while an entry that doesn't hold any more may stand in for what can't be made now. */
  mayStandIn({ heldAt }: Entry): boolean {
    return this.#now() - heldAt < longestStandIn;
  }

  #stamp(): void {
    const moment = this.epochs.now();
    for (const entry of this.#entries.values()) {
      if (this.holds(entry)) entry.since = Math.max(entry.since, moment);
    }
  }
}

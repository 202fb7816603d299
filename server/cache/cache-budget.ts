import { LRUCache } from "lru-cache";

import type { Epochs } from "./epochs.ts";
import type { TaggedValue } from "./tagged-value.ts";

/** A value as it is kept. */
export interface Entry extends TaggedValue<unknown> {
  /** None of its tags was dropped between its first read and this moment. */
  since: number;
  readonly bytes: number;
}

export interface CacheBudgetOptions {
  readonly epochs: Epochs;
  /** What all caches on this budget may hold together. */
  readonly maxBytes: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What an entry takes beside its value: itself, its place in the list, and each of its tags. */
const weight = { entry: 300, tag: 50, keyCharacter: 2 } as const;

/**
 * The memory that several caches share: one bound in bytes over all of them, and what nobody asked
 * for the longest time goes first, whichever cache it is in.
 */
export class CacheBudget {
  readonly epochs: Epochs;
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry>;

  constructor({ epochs, maxBytes, now }: CacheBudgetOptions) {
    this.epochs = epochs;
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

  set(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** True while nothing that the entry was made from has changed, and its time has not come. */
  holds({ tags, since, validUntil }: Entry): boolean {
    return this.epochs.isFresh(tags, since) && (validUntil === null || validUntil > this.#now());
  }

  #stamp(): void {
    const moment = this.epochs.now();
    for (const [key, entry] of [...this.#entries.entries()]) {
      if (this.holds(entry)) entry.since = Math.max(entry.since, moment);
      else this.#entries.delete(key);
    }
  }
}

import type { FixedClock } from "#server/clock.ts";
import { database } from "#server/db/context.ts";
import type { Tables } from "#server/db/tables.ts";
import type { Result } from "#schemas/result.ts";

/** A kind of write by what it writes. */
export type Writes = Readonly<Record<string, () => Promise<Result<unknown, unknown>>>>;

export const hour = 3_600_000;

/** There is nothing that could be written to: the last one was removed. */
export class NothingThere extends Error {}

/** What random writes draw from: the same for the same seed. */
export class Random {
  readonly clock: FixedClock;
  #state: number;
  #count = 0;

  constructor(seed: number, clock: FixedClock) {
    this.#state = seed;
    this.clock = clock;
  }

  /** A number from 0 to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to, not including, an end. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  isLikely(share: number): boolean {
    return this.next() < share;
  }

  /** One of the items; throws `NothingThere` when there are none. */
  choose<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new NothingThere();
    return item;
  }

  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): readonly Item[] {
    return items
      .map((item) => ({ item, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }

  /** Some of the items, in another order. */
  some<Item>(items: readonly Item[], most: number): readonly Item[] {
    return this.shuffled(items).slice(0, this.below(most + 1));
  }

  /** A number that was not there before. */
  count(): number {
    return (this.#count += 1);
  }

  /** A text that was not there before, with what HTML has to escape. */
  word(): string {
    return `Mot ${this.count()} – ‘${this.below(1000)}’ & <b>`;
  }

  /** What is made, once per language. */
  both<Value>(make: () => Value): { readonly fr_FR: Value; readonly en_US: Value } {
    return { fr_FR: make(), en_US: make() };
  }

  async idOf(table: keyof Tables): Promise<number> {
    return this.choose(await idsOf(table));
  }
}

/** The ids of a table's rows, in order. */
export async function idsOf(table: keyof Tables): Promise<readonly number[]> {
  const rows = await database().selectFrom(table).select("id").orderBy("id").execute();
  return rows.map(({ id }) => Number(id));
}

import type { FixedClock } from "#server/clock.ts";

import { audienceWrites } from "./audience-writes.ts";
import { catalogueWrites } from "./catalogue-writes.ts";
import { contentWrites } from "./content-writes.ts";
import { pageWrites } from "./page-writes.ts";
import { NothingThere, Random, type Writes } from "./random.ts";
import { saleWrites } from "./sale-writes.ts";
import { siteWrites } from "./site-writes.ts";

export interface RandomWriter {
  /** How many kinds of write there are. */
  readonly kinds: readonly string[];
  /** Writes something of the demo estate, or lets time pass; tells what, and whether it was refused. */
  write(): Promise<{ readonly what: string; readonly isRefused: boolean }>;
  /** One of the items. */
  choose<Item>(items: readonly Item[]): Item;
}

/**
 * Writes like an estate's administrators, in an order that the seed decides: every kind of write comes once
 * before any comes again. What can't be done just then (a box of a form that is gone) is refused, as it should be.
 */
export function randomWriter(seed: number, clock: FixedClock): RandomWriter {
  const random = new Random(seed, clock);
  const writes = {
    ...contentWrites(random),
    ...audienceWrites(random),
    ...catalogueWrites(random),
    ...saleWrites(random),
    ...pageWrites(random),
    ...siteWrites(random),
  };
  let deck = random.shuffled(Object.entries(writes));
  return {
    kinds: Object.keys(writes),
    choose: (items) => random.choose(items),
    async write() {
      if (deck.length === 0) deck = random.shuffled(Object.entries(writes));
      const [[what, work] = nothing, ...rest] = deck;
      deck = rest;
      return { what, isRefused: !(await isDone(work)) };
    },
  };
}

async function isDone(work: Writes[string]): Promise<boolean> {
  try {
    return (await work()).ok;
  } catch (error) {
    if (error instanceof NothingThere) return false;
    throw error;
  }
}

const nothing = ["nothing", async () => ({ ok: true, value: null }) as const] as const;

import { recordReads, withReadRecorder } from "#server/db/tags.ts";

import type { CacheBudget } from "./cache-budget.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { roughBytes } from "./rough-bytes.ts";
import { shareEqual } from "./share-equal.ts";
import { TaggedCache } from "./tagged-cache.ts";

/**
 * Gives what a read gives, or what it gave the last time while that is still true. The key names the read with all it
 * depends on. Nobody may write to the outcome: others have it as well.
 */
export type Keep = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

export interface KeptReadsOptions {
  readonly budget: CacheBudget;
  /** Sets its keys apart from those of the other caches on the same budget. */
  readonly name: string;
  /** Throws at whoever writes to an outcome: everywhere but in production, where it would cost. */
  readonly freezes?: boolean;
  /**
   * True gives what was there before while the database is away. For what is answered as it is, never for what is
   * kept or made into something else: nothing says that it is old.
   */
  readonly standsIn?: boolean;
}

/**
 * Keeps what was read from the database by its tags, so that a render after a write reads only what the write
 * touched. What is read again and equals what was there before stays the same object, so that what was made of it
 * stands. Nothing found (`null`) and failures are not kept: anybody can ask for anything that isn't there.
 */
export function keptReads({ budget, name, freezes = false, standsIn = false }: KeptReadsOptions): Keep {
  const cache = new TaggedCache<unknown>({
    budget,
    name,
    sizeOf: roughBytes,
    keeps: (value) => value !== null,
    standsIn,
    reuse: (before, after) => protect(shareEqual(before, after)),
  });
  const protect = <Value>(value: Value): Value => (freezes ? deepFreeze(value) : value);
  return async <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const outcome = await cache.get(key, budget.epochs.now(), () =>
      withReadRecorder(async () => protect(await read())),
    );
    recordReads(outcome);
    return outcome.value as Value;
  };
}

/** Keeps nothing: reads each time that it is asked. */
export const asksAnew: Keep = (_key, read) => read();

/** Reads each thing once, for one request: what a site that keeps nothing reads with. */
export function readOnce(): Keep {
  return onceOf(asksAnew);
}

/**
 * Asks `keep` for each thing once, for one request: all of that sees one state, also where nothing can be kept just now.
 */
export function onceOf(keep: Keep): Keep {
  const outcomes = new Map<string, Promise<unknown>>();
  return <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = outcomes.get(key) ?? keep(key, read);
    outcomes.set(key, known);
    return known as Promise<Value>;
  };
}

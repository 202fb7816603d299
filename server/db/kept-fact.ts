import { currentDatabase, isInTransaction, readsAnew } from "./context.ts";
import type { Database } from "./database.ts";
import { longestJoin, waitingForDatabase, within } from "./patience.ts";
import { onTagsDropped, recordRead } from "./tags.ts";

interface Reading<Value> {
  readonly value: Promise<Value>;
  isOver: boolean;
}

interface Fact<Value> {
  /** What is known, or being read; null after its tag was dropped. */
  current: Reading<Value> | null;
}

/**
 * A read that nearly every request makes, of what hardly ever changes: kept for each database until its tag is dropped, by
 * whichever process. Inside a serializable transaction, the only kind that changes such things, and while others may go
 * unheard, it is read anew. Nobody may write to it.
 */
export function keptFact<Value>(tag: string, read: () => Promise<Value>): () => Promise<Value> {
  const facts = new WeakMap<Database, Fact<Value>>();
  const factOf = (db: Database): Fact<Value> => {
    const known = facts.get(db);
    if (known) return known;
    const fact: Fact<Value> = { current: null };
    facts.set(db, fact);
    onTagsDropped(db, (tags) => {
      if (tags === "all" || tags.includes(tag)) fact.current = null;
    });
    return fact;
  };
  return async () => {
    recordRead(tag);
    const db = currentDatabase();
    if (db.isDeaf || readsAnew()) return await read();
    const fact = factOf(db);
    db.catchUp();
    // What a transaction reads may be taken back: nobody else gets it, and it doesn't fail with what others read.
    if (isInTransaction()) return await (fact.current ? joined(fact.current).catch(read) : read());
    const reading = fact.current ?? { value: read(), isOver: false };
    const isJoined = reading === fact.current;
    fact.current = reading;
    try {
      return await (isJoined ? joined(reading) : reading.value);
    } catch (error) {
      if (fact.current === reading) fact.current = null;
      // Another request's patience may have ended, not this one's.
      if (isJoined) return await read();
      throw error;
    } finally {
      if (!isJoined) reading.isOver = true;
    }
  };
}

/**
 * The value that another request reads. The request loses patience while it waits, as if it asked the database itself; a
 * value that has been read already costs it none. Throws DatabaseAway when the patience is at its end.
 */
async function joined<Value>({ value, isOver }: Reading<Value>): Promise<Value> {
  return isOver ? await value : await waitingForDatabase((left) => within(Math.min(left, longestJoin), value));
}

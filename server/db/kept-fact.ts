import { currentDatabase, isInTransaction, readsAnew } from "./context.ts";
import type { Database } from "./database.ts";
import { onTagsDropped, recordRead } from "./tags.ts";

interface Fact<Value> {
  /** What is known, or being read; null after its tag was dropped. */
  current: Promise<Value> | null;
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
    const joined = fact.current;
    // What a transaction reads may be taken back: nobody else gets it, and it doesn't fail with what others read.
    if (isInTransaction()) return await (joined?.catch(read) ?? read());
    const reading = joined ?? read();
    fact.current = reading;
    try {
      return await reading;
    } catch (error) {
      if (fact.current === reading) fact.current = null;
      // Somebody else's patience may have ended, not one's own.
      if (joined) return await read();
      throw error;
    }
  };
}

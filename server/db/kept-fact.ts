import { currentDatabase, isInTransaction } from "./context.ts";
import type { Database } from "./database.ts";
import { onTagsDropped, recordRead } from "./tags.ts";

interface Fact<Value> {
  /** What is known, or being read; null after its tag was dropped. */
  current: Promise<Value> | null;
}

/**
 * A read that nearly every request makes, of what hardly ever changes: kept for each database until its tag is dropped, by
 * whichever process. Inside a transaction, and while others may go unheard, it is read anew. Nobody may write to it.
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
    if (db.isDeaf || isInTransaction()) return await read();
    const fact = factOf(db);
    db.catchUp();
    const joined = fact.current;
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

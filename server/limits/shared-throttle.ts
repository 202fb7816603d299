import { currentDatabase, now } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";

import { createThrottle, type Throttle, type ThrottleLimits } from "./throttle.ts";

const throttles = new WeakMap<Database, Throttle>();

/**
 * Counts an attempt in the counter of the current database's process; keys say what is counted
 * (`account …`, `newsletter …`), so one counter serves all.
 */
export function attempt(keys: readonly string[], limits: ThrottleLimits): ReturnType<Throttle["attempt"]> {
  const db = currentDatabase();
  const throttle = throttles.get(db) ?? createThrottle();
  throttles.set(db, throttle);
  return throttle.attempt(keys, now(), limits);
}

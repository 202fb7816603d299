import { appContext } from "../context.ts";

import type { Throttle, ThrottleLimits } from "./throttle.ts";

/**
 * Counts an attempt in the process's counter; keys say what is counted (`account …`, `newsletter …`), so one
 * counter serves all.
 */
export function attempt(keys: readonly string[], limits: ThrottleLimits): ReturnType<Throttle["attempt"]> {
  const { limits: throttle, clock } = appContext();
  return throttle.attempt(keys, clock.now(), limits);
}

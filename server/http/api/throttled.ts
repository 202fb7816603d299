import { refuse } from "#schemas/refusal.ts";

/** Refuses what came too often; `retryAfter` in seconds. */
export function throttled(retryAfter: number) {
  return refuse("too-many", "request.throttled", { retryAfter });
}

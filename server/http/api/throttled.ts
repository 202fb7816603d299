import { refuse } from "#schemas/refusal.ts";

/** Refuses what came too often; `retryAfter` in milliseconds. */
export function throttled(retryAfter: number) {
  return refuse("too-many", "request.throttled", { retryAfter: Math.max(1, Math.ceil(retryAfter / 1000)) });
}

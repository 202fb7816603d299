import { refuse } from "../errors.ts";

/** Refuses what came too often; `retryAfter` in milliseconds. */
export function throttled(retryAfter: number) {
  const seconds = String(Math.max(1, Math.ceil(retryAfter / 1000)));
  return refuse("too-many", "request.throttled", { headers: { "Retry-After": seconds } });
}

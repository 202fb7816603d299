/** Seconds after which whoever met an outage of the database may ask again: it comes back by itself. */
export const outageRetryAfter = 1;

/** What every 503 for such an outage says, whatever form its body has. */
export const unavailableHeaders = { "Retry-After": String(outageRetryAfter), "Cache-Control": "no-store" } as const;

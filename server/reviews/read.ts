import { LRUCache } from "lru-cache";

import type { ReviewList } from "#schemas/content/review.ts";
import { onePerContext } from "#server/context.ts";
import { now } from "#server/db/context.ts";
import { recordValidUntil } from "#server/db/tags.ts";
import type { ReviewsDriver } from "#server/drivers/reviews/reviews-driver.ts";

/** How long reviews are kept, in milliseconds. */
export const reviewsLifetime = 15 * 60_000;

/** How long a failure is believed before the service is asked again, in milliseconds. */
export const failureLifetime = 60_000;

interface Kept {
  readonly list: ReviewList | null;
  readonly until: number;
}

interface Service {
  readonly driver: ReviewsDriver;
  readonly kept: LRUCache<string, Kept>;
  readonly flights: Map<string, Promise<Kept>>;
}

const currentService = onePerContext<Service | null>(({ drivers }) =>
  drivers.reviews ? { driver: drivers.reviews, kept: new LRUCache({ max: 50 }), flights: new Map() } : null,
);

/**
 * The latest reviews of a source, a quarter of an hour old at most; null without a configured service,
 * for an unknown source, and while the service fails with nothing kept. Asked once for all who wait.
 */
export async function latestReviews(from: string): Promise<ReviewList | null> {
  const service = currentService();
  if (!service) return null;
  const kept = service.kept.get(from);
  const current = kept && kept.until > now() ? kept : await refresh(service, from, kept?.list ?? null);
  recordValidUntil(current.until);
  return current.list;
}

async function refresh({ driver, kept, flights }: Service, from: string, old: ReviewList | null): Promise<Kept> {
  const flight = flights.get(from) ?? ask(driver, from, old);
  flights.set(from, flight);
  try {
    const fresh = await flight;
    kept.set(from, fresh);
    return fresh;
  } finally {
    flights.delete(from);
  }
}

/** A service that fails is no reason to fail: what was read before stays, for a while. */
async function ask(driver: ReviewsDriver, from: string, old: ReviewList | null): Promise<Kept> {
  try {
    return { list: await driver.latest(from), until: now() + reviewsLifetime };
  } catch {
    return { list: old, until: now() + failureLifetime };
  }
}

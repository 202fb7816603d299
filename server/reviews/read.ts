import { LRUCache } from "lru-cache";

import type { ReviewList } from "#schemas/content/review.ts";
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

const provided: Service[] = [];

/** Makes `driver` the process's reviews service; the function it returns takes it away again. */
export function provideReviews(driver: ReviewsDriver): () => void {
  const service: Service = { driver, kept: new LRUCache({ max: 50 }), flights: new Map() };
  provided.push(service);
  return () => {
    const place = provided.indexOf(service);
    if (place >= 0) provided.splice(place, 1);
  };
}

/**
 * The latest reviews of a source, a quarter of an hour old at most; null without a configured service,
 * for an unknown source, and while the service fails with nothing kept. Asked once for all who wait.
 */
export async function latestReviews(from: string): Promise<ReviewList | null> {
  const service = provided.at(-1);
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

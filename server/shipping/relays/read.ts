import { LRUCache } from "lru-cache";

import type { AccessPoint } from "#schemas/content/shipping.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { franceId } from "#schemas/site/france.ts";
import { appContext, onePerContext } from "#server/context.ts";
import { now } from "#server/db/context.ts";
import { RelaysUnavailable, type RelaysDriver, type RelaySearch } from "#server/drivers/relays/relays-driver.ts";
import { dayOf } from "#schemas/paris-day.ts";

import { findCities } from "../cities/read.ts";

/** How long the answer for a postal code is kept, in milliseconds. */
export const relaysLifetime = 60 * 60_000;

/** How long a carrier that failed is left alone, in milliseconds: nobody else waits for it meanwhile. */
export const outageLifetime = 30_000;

interface Carrier {
  readonly driver: RelaysDriver;
  readonly kept: LRUCache<string, { readonly points: readonly AccessPoint[]; readonly until: number }>;
  readonly flights: Map<string, Promise<readonly AccessPoint[]>>;
  awayUntil: number;
}

const currentCarrier = onePerContext<Carrier | null>(({ drivers }) =>
  drivers.relays
    ? { driver: drivers.relays, kept: new LRUCache({ max: 500 }), flights: new Map(), awayUntil: 0 }
    : null,
);

/**
 * Where parcels can be left near a French postal code (spec §7), an hour old at most; none elsewhere. Asked once for all
 * who wait. Refused while the carrier can't be had, and where there is none.
 */
export async function accessPointsNear(
  postalCode: string,
  idCountry: number,
): Promise<Result<readonly AccessPoint[], Refusal>> {
  const carrier = currentCarrier();
  if (!carrier) return refuse("unavailable", "relays.away");
  const city = idCountry === franceId ? await townOf(postalCode) : null;
  if (city === null) return ok([]);
  const kept = carrier.kept.get(postalCode);
  if (kept && kept.until > now()) return ok(kept.points);
  if (carrier.awayUntil > now()) return away();
  try {
    return ok(await ask(carrier, { postalCode, city, day: dayOf(now()) }));
  } catch (error) {
    if (!(error instanceof RelaysUnavailable)) throw error;
    carrier.awayUntil = now() + outageLifetime;
    appContext().log.warn({ why: error.message }, "the parcel shops could not be had");
    return away();
  }
}

async function ask({ driver, kept, flights }: Carrier, search: RelaySearch): Promise<readonly AccessPoint[]> {
  const { postalCode } = search;
  const flight = flights.get(postalCode) ?? driver.near(search);
  flights.set(postalCode, flight);
  try {
    const points = await flight;
    kept.set(postalCode, { points, until: now() + relaysLifetime });
    return points;
  } finally {
    flights.delete(postalCode);
  }
}

function away() {
  return refuse("unavailable", "relays.away", { retryAfter: outageLifetime / 1000 });
}

/** The largest town of a postal code: what the customer wrote may be anything, and answers are kept for everybody. */
async function townOf(postalCode: string): Promise<string | null> {
  if (!/^\d{5}$/.test(postalCode)) return null;
  const [town] = await findCities(postalCode, franceId);
  return town?.name ?? null;
}

import { setTimeout as wait } from "node:timers/promises";

import type { AccessPoint } from "#schemas/content/shipping.ts";

import { centreOf } from "./department-centres.ts";
import { relaysTimeout, RelaysUnavailable, type RelaySearch, type RelaysDriver } from "./relays-driver.ts";

/** A way in which a carrier fails. */
export type RelaysFailure = "down" | "slow" | "malformed";

export interface EmbeddedRelaysOptions {
  /** Asked before every answer: how it fails, or null. */
  readonly failure?: () => RelaysFailure | null;
  readonly timeout?: number;
}

/** Access points inside the process: invented, and they say so; the same for a postal code every time. Failures on demand. */
export function embeddedRelays({
  failure = () => null,
  timeout = relaysTimeout,
}: EmbeddedRelaysOptions = {}): RelaysDriver {
  return {
    async near(search) {
      const fails = failure();
      if (fails === "slow") await wait(timeout);
      if (fails) throw new RelaysUnavailable(`The parcel shops can't be had: ${fails}`);
      const centre = centreOf(search.postalCode);
      return centre ? shops.map((_shop, index) => inventPoint(search, centre, index)) : [];
    },
  };
}

const shops = [
  ["Presse du Marché", "shop"],
  ["Épicerie du Pont", "shop"],
  ["Tabac de la Gare", "shop"],
  ["Consigne des Halles", "locker"],
  ["Fleurs du Cloître", "shop"],
  ["Librairie de l’Église", "shop"],
] as const;

const streets = ["rue du Four", "place du Marché", "rue des Tanneurs", "avenue de la Gare", "quai du Moulin"] as const;

function inventPoint({ postalCode, city }: RelaySearch, centre: Centre, index: number): AccessPoint {
  const seed = Number(postalCode);
  const [name = "", icon] = shops[(seed + index) % shops.length] ?? [];
  const street = streets[(seed + index * 3) % streets.length] ?? "";
  return {
    id: `DEMO-${postalCode}-${index + 1}`,
    name: `${name} (démonstration)`,
    addLine1: `${1 + ((seed + index * 7) % 60)} ${street}`,
    zipCode: postalCode,
    city,
    country: "FR",
    position: {
      latitude: rounded(centre[0] + ((seed % 100) - 50) / 250 + ((index % 3) - 1) / 200),
      longitude: rounded(centre[1] + ((seed % 97) - 48) / 250 + (index - 2) / 180),
    },
    icon: icon ?? "shop",
  };
}

type Centre = readonly [number, number];

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

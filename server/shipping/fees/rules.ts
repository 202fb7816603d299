import type { ShipmentRules } from "#schemas/commerce/shipping-fees.ts";
import type { SalesArea } from "#schemas/commerce/where-sold.ts";
import { toCents } from "#schemas/commerce/money.ts";

/** Beyond this nobody ships by parcels, whatever the estate allows: a lorry's load. */
const lorry = 20_000;

/** What the parameters say of shipments (spec §9); amounts become cents. */
export function shipmentRules(values: Readonly<Record<string, string | null>>): ShipmentRules {
  const number = (type: string, otherwise: number): number => Number(values[type] ?? "") || otherwise;
  // From nothing on is an answer, too: the estate always pays.
  const freeFrom = values["FREE_SHIPPING_AMOUNT"] === "0" ? 0 : number("FREE_SHIPPING_AMOUNT", 380);
  return {
    minBottles: number("EXPEDITION_BOTTLES_MIN", 2),
    maxBottles: Math.min(lorry, number("EXPEDITION_BOTTLES_MAX", lorry)),
    multiple: number("BOTTLE_MULTIPLE", 1),
    freeFromBottles: number("FREE_SHIPPING_BOTTLES", 48),
    freeFromCents: toCents(freeFrom),
  };
}

/** Where the estate sells, by its parameters. */
export function salesArea(values: Readonly<Record<string, string | null>>): SalesArea {
  return { onlyInFrance: values["SELL_ONLY_IN_FRANCE"] === "true", worldwide: values["SELL_WORLDWIDE"] === "true" };
}

/** A zone as rules see it: its countries by two letters, and how its postal codes may begin; without any, all do. */
export interface Zone {
  readonly id: number;
  readonly countries: readonly string[];
  readonly postalCodes: readonly string[];
}

/** The first zone that an address lies in; null: none does. */
export function zoneOf<Of extends Zone>(zones: readonly Of[], alphaTwo: string, postalCode: string): Of | null {
  const code = postalCode.replaceAll(/\s/gu, "").toUpperCase();
  const isIn = ({ countries, postalCodes }: Zone) =>
    countries.includes(alphaTwo) && (postalCodes.length === 0 || postalCodes.some((start) => code.startsWith(start)));
  return zones.find(isIn) ?? null;
}

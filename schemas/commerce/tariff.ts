import { array, lazy, number, object, string, type AnyObject } from "yup";

import type { ShippedType } from "../content/shipping.ts";
import type { Localized } from "../locale.ts";
import { tariffLimits } from "./tariff-limits.ts";

/** A carrier's service. */
export interface ServiceInput {
  readonly serviceCode: string;
  readonly deliveryType: ShippedType;
  readonly siteType?: string;
  readonly names: Localized<string>;
  /** Where a parcel is followed, with `{number}` in the place of its number; empty for nowhere. */
  readonly trackingUrl?: string;
}

/** Where the same prices hold: countries by two letters, and how postal codes begin; without any, all do. */
export interface ZoneInput {
  readonly name: string;
  readonly countries: readonly string[];
  readonly postalCodes?: readonly string[];
  /** By service code: cents by the most bottles that a parcel holds. */
  readonly rates: Readonly<Record<string, Readonly<Record<number, number>>>>;
}

/** All that shipping costs: it is replaced as a whole. The first zone that an address lies in counts. */
export interface TariffInput {
  readonly services: readonly ServiceInput[];
  readonly zones: readonly ZoneInput[];
}

const words = () => string().max(tariffLimits.words);

/** Cents by the most bottles of a parcel, by service code. */
const ratesSchema = lazy((rates: AnyObject | undefined) =>
  object(mapped(rates, (own) => pricesSchema(own))).required(),
);

function pricesSchema(prices: unknown) {
  const cents = number().integer().min(0).required();
  return object(mapped(prices, () => cents)).required();
}

/** An object's schema by the keys that it has, whatever they are. */
function mapped<Each>(value: unknown, schemaOf: (own: unknown) => Each): Record<string, Each> {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([key, own]) => [key, schemaOf(own)]));
}

/** Whether something from outside is a carrier's service. */
export const serviceSchema = object({
  serviceCode: string()
    .matches(/^[A-Z0-9_]{1,40}$/)
    .required(),
  deliveryType: string<ShippedType>().oneOf(["DELIVERY", "PICKUP"]).required(),
  siteType: words(),
  names: object({ fr_FR: words().required(), en_US: words() }).noUnknown().required(),
  trackingUrl: words(),
})
  .noUnknown()
  .required();

/** The same of a zone; whether its countries and codes are known, the command says. */
export const zoneSchema = object({
  name: words().required(),
  countries: array(string().required()).max(tariffLimits.countries).required(),
  postalCodes: array(string().max(tariffLimits.postalCode).required()).max(tariffLimits.postalCodes),
  rates: ratesSchema,
})
  .noUnknown()
  .required();

/** Whether something from outside is a tariff at all. */
export const tariffSchema = object({
  services: array(serviceSchema).max(tariffLimits.services).required(),
  zones: array(zoneSchema).max(tariffLimits.zones).required(),
})
  .noUnknown()
  .required();

import { bottleCount } from "#schemas/commerce/bottles.ts";
import { toEuros } from "#schemas/commerce/money.ts";
import type { TariffInput } from "#schemas/commerce/tariff.ts";
import { isSoldTo } from "#schemas/commerce/where-sold.ts";
import { isShippingOnEstate, parcelsPrice, shipmentProblem } from "#schemas/commerce/shipping-fees.ts";
import type { ShippingOption } from "#schemas/content/shipping.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { countryById } from "#schemas/site/countries.ts";
import { database } from "#server/db/context.ts";
import { readJson, readTexts } from "#server/db/json-text.ts";
import { textInLocale } from "#server/db/localized-json.ts";
import { prepared } from "#server/db/prepared.ts";
import type { Row } from "#server/db/tables.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { salesArea, shipmentRules, zoneOf, type Zone } from "./rules.ts";

/** What of a cart counts for its shipment. Volumes in millilitres, amounts in cents. */
export interface ShippedLine {
  readonly type: "WINE" | "BOX" | "OTHER";
  readonly quantity: number;
  readonly millilitres: number;
  readonly sellByMultipleOf: number;
  readonly items: readonly { readonly quantity: number; readonly millilitres: number }[];
  readonly isDematerialized: boolean;
  readonly hasShippingFees: boolean;
  /** A discount on shipping fees is on it (spec §4). */
  readonly isShippingFree: boolean;
}

export interface Shipment {
  readonly lines: readonly ShippedLine[];
  /** What the goods cost after discounts. */
  readonly goodsCents: number;
  readonly postalCode: string;
  readonly idCountry: number;
}

/**
 * The ways to ship something and what each costs, cheapest first (spec §4, §9; [S1] to [S3]). Refused when there is
 * nothing to ship, when the bottles are too few, too many or no multiple, and where the estate doesn't ship.
 */
export async function shippingOptions(
  shipment: Shipment,
  locale: Locale,
): Promise<Result<readonly ShippingOption[], Refusal>> {
  const { lines, goodsCents, postalCode, idCountry } = shipment;
  const parcels = lines.filter((line) => !line.isDematerialized);
  if (parcels.length === 0) return refuse("invalid", "cart.empty");
  const values = await parameterValues();
  const rules = shipmentRules(values);
  const bottles = bottleCount(parcels);
  const problem = parcels.some(({ type }) => type !== "OTHER") ? shipmentProblem(bottles, rules) : null;
  if (problem) return refuse("conflict", problem.messageKey, { values: problem.values });
  const country = countryById(idCountry, locale);
  const area = salesArea(values);
  if (!country || !isSoldTo(country.alphaTwo, area)) {
    return refuse("conflict", area.onlyInFrance ? "shipping.franceOnly" : "shipping.nowhere");
  }
  const zone = zoneOf(await zones(), country.alphaTwo, postalCode);
  if (!zone) return refuse("conflict", "shipping.nowhere");
  const charged = parcels.filter((line) => line.hasShippingFees && !line.isShippingFree);
  const isFree = charged.length === 0 || isShippingOnEstate(bottles, goodsCents, rules);
  const options = await optionsIn(zone, sizeOf(parcels), isFree ? 0 : sizeOf(charged), locale);
  return options.length > 0 ? ok(options) : refuse("conflict", "shipping.nowhere");
}

/** Whether the estate sells to who lives in a country (spec §3, parameters). */
export async function sellsTo(idCountry: number): Promise<boolean> {
  const country = countryById(idCountry, defaultLocale);
  return country !== null && isSoldTo(country.alphaTwo, salesArea(await parameterValues()));
}

/**
 * Where a carrier's parcel is followed: the service's own address with `{number}`, and `{postalCode}` where it asks for
 * that, filled in; empty where it has none.
 */
export async function trackingLinkOf(serviceCode: string, number: string, postalCode: string): Promise<string> {
  const service = await database()
    .selectFrom("shipping_service")
    .select("tracking_url")
    .where("service_code", "=", serviceCode)
    .executeTakeFirst();
  return (service?.tracking_url ?? "")
    .replaceAll("{number}", encodeURIComponent(number))
    .replaceAll("{postalCode}", encodeURIComponent(postalCode));
}

/** The services of the estate's carriers, as they are called, in their order. */
export async function shippingServices(
  locale: Locale,
): Promise<readonly { readonly serviceCode: string; readonly name: string }[]> {
  const rows = await database()
    .selectFrom("shipping_service")
    .select(["service_code", "names"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ service_code: serviceCode, names }) => {
    return { serviceCode, name: textInLocale(names, locale) };
  });
}

/** How much room lines take, in bottles; what is no bottle takes the room of one. */
function sizeOf(lines: readonly ShippedLine[]): number {
  return lines.length === 0 ? 0 : Math.max(1, bottleCount(lines));
}

async function optionsIn(zone: Zone, size: number, charged: number, locale: Locale): Promise<ShippingOption[]> {
  const rows = await ratesIn({ zoneId: zone.id });
  const services = [...Map.groupBy(rows, ({ id }) => id).values()];
  return services
    .flatMap((rates) => {
      const [service] = rates;
      return service ? [presentOption(service, rates, { size, charged }, locale)] : [];
    })
    .toSorted((one, other) => one.fdp - other.fdp || one.price - other.price);
}

const ratesIn = prepared(({ zoneId }: { zoneId: number }) =>
  database()
    .selectFrom("shipping_rate")
    .innerJoin("shipping_service", "shipping_service.id", "shipping_rate.service_id")
    .selectAll("shipping_service")
    .select(["shipping_rate.bottles", "shipping_rate.cents"])
    .where("shipping_rate.zone_id", "=", zoneId)
    .orderBy("shipping_service.position")
    .orderBy("shipping_rate.bottles"),
);

function presentOption(
  service: Row<"shipping_service">,
  rates: readonly { readonly bottles: number; readonly cents: number }[],
  { size, charged }: { readonly size: number; readonly charged: number },
  locale: Locale,
): ShippingOption {
  return {
    id: service.id,
    name: textInLocale(service.names, locale),
    price: toEuros(parcelsPrice(size, rates) ?? 0),
    fdp: toEuros(parcelsPrice(charged, rates) ?? 0),
    deliveryType: service.delivery_type,
    siteType: service.site_type,
    serviceCode: service.service_code,
  };
}

/** All that shipping costs, as `saveTariff` takes it: for the operator. */
export async function readTariff(): Promise<TariffInput> {
  const services = await database()
    .selectFrom("shipping_service")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  const rates = await database().selectFrom("shipping_rate").selectAll().orderBy("bottles").execute();
  const places = await database().selectFrom("shipping_zone").selectAll().orderBy("position").orderBy("id").execute();
  const ratesOf = (zone: number, service: number) =>
    rates.filter((rate) => rate.zone_id === zone && rate.service_id === service);
  return {
    services: services.map((service) => ({
      serviceCode: service.service_code,
      deliveryType: service.delivery_type,
      siteType: service.site_type,
      names: readTexts(service.names),
      trackingUrl: service.tracking_url,
    })),
    zones: places.map((zone) => ({
      name: zone.name,
      countries: texts(zone.countries),
      postalCodes: texts(zone.postal_codes),
      rates: Object.fromEntries(
        services.flatMap((service) => {
          const own = ratesOf(zone.id, service.id).map(({ bottles, cents }) => [bottles, cents] as const);
          return own.length > 0 ? [[service.service_code, Object.fromEntries(own)] as const] : [];
        }),
      ),
    })),
  };
}

const selectZones = prepared(() =>
  database().selectFrom("shipping_zone").selectAll().orderBy("position").orderBy("id"),
);

async function zones(): Promise<readonly Zone[]> {
  const rows = await selectZones({});
  return rows.map((row) => ({ id: row.id, countries: texts(row.countries), postalCodes: texts(row.postal_codes) }));
}

function texts(stored: string): readonly string[] {
  const value = readJson(stored);
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}

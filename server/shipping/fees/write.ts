import { tariffSchema, type ServiceInput, type TariffInput, type ZoneInput } from "#schemas/commerce/tariff.ts";
import { validateBody } from "#schemas/contract/validate-body.ts";
import { refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { countryOf } from "#schemas/site/countries.ts";
import { commandOn } from "#server/db/command.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { database } from "#server/db/context.ts";

/** Replaces services, zones and rates; orders keep what they were told. */
export async function saveTariff(tariff: TariffInput): Promise<Result<null, Refusal>> {
  const formed = validateBody(tariff, tariffSchema);
  const problems = formed.ok ? check(tariff) : formed.error;
  if (problems.length > 0) return refuseInput(problems);
  return await commandOn(keys, async () => {
    for (const table of ["shipping_rate", "shipping_zone", "shipping_service"] as const) {
      await database().deleteFrom(table).execute();
    }
    const services = await insertServices(tariff.services);
    for (const [position, zone] of tariff.zones.entries()) await insertZone(zone, position, services);
    return ok(null);
  });
}

async function insertServices(services: readonly ServiceInput[]): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, service] of services.entries()) {
    const { id } = await database()
      .insertInto("shipping_service")
      .values({
        position,
        service_code: service.serviceCode,
        delivery_type: service.deliveryType,
        site_type: service.siteType ?? "",
        names: JSON.stringify(service.names),
        tracking_url: service.trackingUrl ?? "",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(service.serviceCode, id);
  }
  return ids;
}

async function insertZone(zone: ZoneInput, position: number, services: ReadonlyMap<string, number>): Promise<void> {
  const { id } = await database()
    .insertInto("shipping_zone")
    .values({
      position,
      name: zone.name,
      countries: JSON.stringify(zone.countries),
      postal_codes: JSON.stringify(zone.postalCodes ?? []),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rates = Object.entries(zone.rates).flatMap(([code, byBottles]) =>
    Object.entries(byBottles).map(([bottles, cents]) => ({
      zone_id: id,
      service_id: services.get(code) ?? 0,
      bottles: Number(bottles),
      cents,
    })),
  );
  if (rates.length > 0) await database().insertInto("shipping_rate").values(rates).execute();
}

function check({ services, zones }: TariffInput): readonly Problem[] {
  const codes = new Set(services.map(({ serviceCode }) => serviceCode));
  return zones.flatMap(({ countries, rates }, index): readonly Problem[] => [
    ...countries
      .filter((letters) => countryOf(letters, "fr_FR") === null)
      .map(() => ({ key: `zones.${index}.countries`, messageKey: "key.country" }) as const),
    ...Object.keys(rates)
      .filter((code) => !codes.has(code))
      .map(() => ({ key: `zones.${index}.rates`, messageKey: "key.reference" }) as const),
  ]);
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = {
  "shipping_service.service_code": "services.serviceCode",
  "shipping_service.delivery_type": "services.deliveryType",
  "shipping_zone.name": "zones.name",
  "shipping_rate.bottles": "zones.rates",
  "shipping_rate.cents": "zones.rates",
};

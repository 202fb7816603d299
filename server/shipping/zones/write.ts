import { zoneSchema, type ZoneInput } from "#schemas/commerce/tariff.ts";
import { validateBody } from "#schemas/contract/validate-body.ts";
import { refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { countryOf } from "#schemas/site/countries.ts";
import { commandOn } from "#server/db/command.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { database } from "#server/db/context.ts";
import { removeRow, rowExists } from "#server/db/row.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";

/** A zone with its prices, and where it stands among the others: the first that an address lies in counts. */
export interface ShippingZoneInput extends ZoneInput {
  readonly id?: number;
  readonly order?: number;
}

/** Adds or replaces a zone with all its prices; orders keep what they were told. */
export async function saveShippingZone({
  id,
  order = 0,
  ...zone
}: ShippingZoneInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const formed = validateBody(zone, zoneSchema);
  const problems = formed.ok ? unknownCountries(zone) : formed.error;
  if (problems.length > 0) return refuseInput(problems);
  return await commandOn(keys, async () => {
    const services = await serviceIds();
    if (Object.keys(zone.rates).some((code) => !services.has(code)))
      return refuseInput([{ key: "rates", messageKey: "key.reference" }]);
    const exists = id !== undefined && (await rowExists("shipping_zone", id));
    const row = {
      position: order,
      name: zone.name,
      countries: JSON.stringify(zone.countries),
      postal_codes: JSON.stringify((zone.postalCodes ?? []).map(foldPostalCode)),
    };
    const zoneId = await writeRow("shipping_zone", { id, exists }, row);
    const rates = Object.entries(zone.rates).flatMap(([code, byBottles]) =>
      Object.entries(byBottles).map(([bottles, cents]) => {
        return { zone_id: zoneId, service_id: services.get(code) ?? 0, bottles: Number(bottles), cents };
      }),
    );
    await replaceRows("shipping_rate", "zone_id", zoneId, rates);
    return ok({ id: zoneId });
  });
}

/** Removes a zone with its prices: nothing is sent there any more, unless another zone has it. */
export async function removeShippingZone(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("shipping_zone", id, { missing: "missing.shippingZone", tags: [] });
}

async function serviceIds(): Promise<ReadonlyMap<string, number>> {
  const rows = await database().selectFrom("shipping_service").select(["id", "service_code"]).execute();
  return new Map(rows.map((row) => [row.service_code, row.id]));
}

/** Addresses are asked for theirs without blanks and in capitals. */
function foldPostalCode(code: string): string {
  return code.replaceAll(/\s/gu, "").toUpperCase();
}

function unknownCountries({ countries }: ZoneInput): readonly Problem[] {
  const isKnown = (letters: string) => countryOf(letters, "fr_FR") !== null;
  return countries.every(isKnown) ? [] : [{ key: "countries", messageKey: "key.country" }];
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = {
  "shipping_zone.name": "name",
  "shipping_rate.bottles": "rates",
  "shipping_rate.cents": "rates",
};

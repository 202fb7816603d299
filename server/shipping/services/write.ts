import { serviceSchema, type ServiceInput } from "#schemas/commerce/tariff.ts";
import { validateBody } from "#schemas/contract/validate-body.ts";
import { defaultLocale } from "#schemas/locale.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { commandOn } from "#server/db/command.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { database } from "#server/db/context.ts";
import { removeRow, rowExists } from "#server/db/row.ts";
import { writeRow } from "#server/db/write-row.ts";

/** A carrier's service, and where it stands among the others. */
export interface ShippingServiceInput extends ServiceInput {
  readonly id?: number;
  readonly order?: number;
}

/** Adds or replaces a carrier's service. Zones that have prices of it keep them; orders keep what they were told. */
export async function saveShippingService({
  id,
  order = 0,
  ...service
}: ShippingServiceInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const formed = validateBody(service, serviceSchema);
  if (!formed.ok) return refuseInput(formed.error);
  return await commandOn(keys, async () => {
    const exists = id !== undefined && (await rowExists("shipping_service", id));
    const row = {
      position: order,
      service_code: service.serviceCode,
      delivery_type: service.deliveryType,
      site_type: service.siteType ?? "",
      names: JSON.stringify(service.names),
      tracking_url: service.trackingUrl ?? "",
    };
    return ok({ id: await writeRow("shipping_service", { id, exists }, row) });
  });
}

/** Removes a service; one that a zone has prices of is refused. */
export async function removeShippingService(id: number): Promise<Result<null, Refusal>> {
  const zones = await database()
    .selectFrom("shipping_rate")
    .innerJoin("shipping_zone", "shipping_zone.id", "shipping_rate.zone_id")
    .where("shipping_rate.service_id", "=", id)
    .select("shipping_zone.name")
    .distinct()
    .execute();
  if (zones.length > 0) {
    const names = new Intl.ListFormat(defaultLocale.replace("_", "-"), { style: "narrow" }).format(
      zones.map(({ name }) => name).toSorted(),
    );
    return refuse("unprocessable", "shipping.serviceUsed", { values: { zones: names } });
  }
  return await removeRow("shipping_service", id, { missing: "missing.shippingService", tags: [] });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = {
  "shipping_service.service_code": "serviceCode",
  "shipping_service.delivery_type": "deliveryType",
};

import { tariffSchema, type TariffInput } from "#schemas/commerce/tariff.ts";
import { validateBody } from "#schemas/contract/validate-body.ts";
import { under } from "#schemas/fields/check.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { err, ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database } from "#server/db/context.ts";

import { saveShippingService } from "../services/write.ts";
import { saveShippingZone } from "../zones/write.ts";

/**
 * Replaces services, zones and prices as a whole; orders keep what they were told. A service of the same code, and a zone of
 * the same name, stay the rows that they are.
 */
export async function saveTariff(tariff: TariffInput): Promise<Result<null, Refusal>> {
  const formed = validateBody(tariff, tariffSchema);
  if (!formed.ok) return refuseInput(formed.error);
  return await command(async () => {
    const { services, zones } = await keptRows(tariff);
    for (const [order, service] of tariff.services.entries()) {
      const saved = await saveShippingService({ ...service, ...taken(services, service.serviceCode), order });
      if (!saved.ok) return err(ofPart(`services.${order}`, saved.error));
    }
    for (const [order, zone] of tariff.zones.entries()) {
      const saved = await saveShippingZone({ ...zone, ...taken(zones, zone.name), order });
      if (!saved.ok) return err(ofPart(`zones.${order}`, saved.error));
    }
    return ok(null);
  });
}

/** The rows that a tariff goes on with, by code and by name; those that it doesn't have any more are gone. */
async function keptRows(tariff: TariffInput) {
  const names = new Set(tariff.zones.map(({ name }) => name));
  const codes = new Set(tariff.services.map(({ serviceCode }) => serviceCode));
  const zones = new Map<string, number>();
  for (const { id, name } of await database().selectFrom("shipping_zone").select(["id", "name"]).execute()) {
    if (names.has(name)) zones.set(name, id);
    else await database().deleteFrom("shipping_zone").where("id", "=", id).execute();
  }
  const services = new Map<string, number>();
  const rows = await database().selectFrom("shipping_service").select(["id", "service_code"]).execute();
  for (const { id, service_code: code } of rows) {
    if (codes.has(code)) services.set(code, id);
    else await database().deleteFrom("shipping_service").where("id", "=", id).execute();
  }
  return { services, zones };
}

/** The row that something goes on with, once: another of the same name is one too many. */
function taken(rows: Map<string, number>, name: string): { readonly id?: number } {
  const id = rows.get(name);
  rows.delete(name);
  return id === undefined ? {} : { id };
}

function ofPart(part: string, refusal: Refusal): Refusal {
  return refusal.problems ? { ...refusal, problems: under(part, refusal.problems) } : refusal;
}

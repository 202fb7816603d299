import type { RecordValues } from "#schemas/collections/collection.ts";
import { shippingService, shippingZone } from "#schemas/collections/every/shipping.ts";
import type { Localized } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readJson, readTexts } from "#server/db/json-text.ts";
import {
  removeShippingService,
  saveShippingService,
  type ShippingServiceInput,
} from "#server/shipping/services/write.ts";
import { removeShippingZone, saveShippingZone, type ShippingZoneInput } from "#server/shipping/zones/write.ts";

import { rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import type { Whole } from "./whole.ts";

const inOrder = [{ column: "position", direction: "asc" }] as const;

export const shippingServiceSource: CollectionSource = {
  collection: shippingService,
  listing: { table: "shipping_service", title: "names", path: [], order: inOrder },
  async read(ids) {
    const rows = await rowsBy("shipping_service", "id", ids);
    const read = rows.map((row) => {
      const carrier = { serviceCode: row.service_code, trackingUrl: row.tracking_url, siteType: row.site_type };
      const own = { names: readTexts(row.names), deliveryType: row.delivery_type, order: row.position };
      return [row.id, { ...own, ...carrier }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const input = {
      order: Number(values["order"]),
      serviceCode: String(values["serviceCode"]),
      deliveryType: values["deliveryType"] === "PICKUP" ? "PICKUP" : "DELIVERY",
      siteType: String(values["siteType"]),
      names: values["names"] as Localized<string>,
      trackingUrl: String(values["trackingUrl"]),
    } satisfies Whole<ShippingServiceInput>;
    return await saveShippingService({ ...withId(id), ...input });
  },
  remove: removeShippingService,
};

export const shippingZoneSource: CollectionSource = {
  collection: shippingZone,
  listing: { table: "shipping_zone", title: "name", order: inOrder },
  async read(ids) {
    const rows = await rowsBy("shipping_zone", "id", ids);
    const ratesOf = Map.groupBy(await rowsBy("shipping_rate", "zone_id", ids), ({ zone_id: id }) => id);
    const places = new Map((await services()).map(({ id }, place) => [id, place]));
    const read = rows.map((row) => {
      const where = { countries: readJson(row.countries), postalCodes: readJson(row.postal_codes) };
      const prices = [...Map.groupBy(ratesOf.get(row.id) ?? [], ({ service_id: id }) => id)]
        .toSorted(([one], [other]) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
        .map(([service, rates]) => ({ service, prices: pricesOf(rates) }));
      return [row.id, { name: row.name, ...where, order: row.position, rates: prices }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const codes = new Map((await services()).map((service) => [service.id, service.service_code]));
    const input = {
      order: Number(values["order"]),
      name: String(values["name"]),
      countries: values["countries"] as readonly string[],
      postalCodes: values["postalCodes"] as readonly string[],
      rates: ratesIn(values, codes),
    } satisfies Whole<ShippingZoneInput>;
    return await saveShippingZone({ ...withId(id), ...input });
  },
  remove: removeShippingZone,
};

async function services() {
  return await database()
    .selectFrom("shipping_service")
    .select(["id", "service_code"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

function pricesOf(rates: readonly { readonly bottles: number; readonly cents: number }[]) {
  return rates.map(({ bottles, cents }) => ({ bottles, cents })).toSorted((one, other) => one.bottles - other.bottles);
}

/** A list of a record, whose items are sparse: what an item doesn't say is as its field begins. */
function ratesIn(values: RecordValues, codes: ReadonlyMap<number, string>): ShippingZoneInput["rates"] {
  const { item } = shippingZone.fields["rates"] ?? {};
  const first = (name: string): unknown => item?.["prices"]?.item?.[name]?.initial;
  const rates = values["rates"] as readonly { readonly service?: number; readonly prices?: readonly RecordValues[] }[];
  return Object.fromEntries(
    rates.map(({ service = 0, prices = [] }) => {
      const cents = prices.map((price) => [
        Number(price["bottles"] ?? first("bottles")),
        Number(price["cents"] ?? first("cents")),
      ]);
      return [codes.get(service) ?? "", Object.fromEntries(cents) as Readonly<Record<number, number>>];
    }),
  );
}

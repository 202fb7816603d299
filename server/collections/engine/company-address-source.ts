import type { RecordValues } from "#schemas/collections/collection.ts";
import { companyAddress } from "#schemas/collections/every/company-address.ts";
import { type AddressTypeValue, addressTypeValues, type OpeningHours } from "#schemas/content/company-address.ts";
import { type CompanyAddressInput, removeCompanyAddress, saveCompanyAddress } from "#server/company-addresses/write.ts";
import { readOpeningHours } from "#server/company-addresses/read.ts";
import type { Row } from "#server/db/tables.ts";

import { rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import { textsOfValues, valuesOfTexts } from "./texts-of-values.ts";
import type { Whole } from "./whole.ts";

const names = ["name", "text"] as const;

export const companyAddressSource: CollectionSource = {
  collection: companyAddress,
  listing: {
    table: "company_address",
    texts: { table: "company_address_text", row: "company_address_id", search: "name_sort", title: "name_sort" },
    order: [{ column: "position", direction: "asc" }],
  },
  async read(ids) {
    const rows = await rowsBy("company_address", "id", ids);
    const texts = Map.groupBy(
      await rowsBy("company_address_text", "company_address_id", ids),
      ({ company_address_id: id }) => id,
    );
    const types = Map.groupBy(
      await rowsBy("company_address_type", "company_address_id", ids),
      ({ company_address_id: id }) => id,
    );
    const read = rows.map((row) => {
      const known = new Set((types.get(row.id) ?? []).map(({ type }) => type));
      const own = { types: addressTypeValues.filter((type) => known.has(type)), ...linesOf(row) };
      return [row.id, { ...valuesOfTexts(texts.get(row.id) ?? [], names), ...own }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const line = (name: string) => String(values[name]);
    const input = {
      types: values["types"] as readonly AddressTypeValue[],
      firstname: line("firstname"),
      lastname: line("lastname"),
      address: line("address"),
      addressPart2: line("addressPart2"),
      postalCode: line("postalCode"),
      city: line("city"),
      country: line("country"),
      phone: line("phone"),
      email: line("email"),
      position: positionOf(values["position"]),
      openingHours: hoursOf(values["openingHours"]),
      order: Number(values["order"]),
      texts: textsOfValues(values, names),
    } satisfies Whole<CompanyAddressInput>;
    return await saveCompanyAddress({ ...withId(id), ...input });
  },
  remove: removeCompanyAddress,
};

function linesOf(row: Row<"company_address">): RecordValues {
  const { firstname, lastname, address, city, country, phone, email } = row;
  return {
    ...{ firstname, lastname, address, city, country, phone, email },
    addressPart2: row.address_part2,
    postalCode: row.postal_code,
    position:
      row.latitude_e6 === null || row.longitude_e6 === null
        ? {}
        : { latitude: row.latitude_e6 / 1e6, longitude: row.longitude_e6 / 1e6 },
    openingHours: readOpeningHours(row.opening_hours),
    order: row.position,
  };
}

/** Both degrees or none; one alone is no position, which the command says. */
function positionOf(value: unknown): (CompanyAddressInput["position"] & object) | null {
  const { latitude = null, longitude = null } = value as Readonly<Record<string, number | null>>;
  if (latitude === null && longitude === null) return null;
  return { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
}

/** Items hold only what was said of them. */
function hoursOf(value: unknown): readonly OpeningHours[] {
  const spans = value as readonly Partial<OpeningHours>[];
  return spans.map(({ day = 1, opens = "", closes = "" }) => ({ day, opens, closes }));
}

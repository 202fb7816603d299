import { sql, type SqlBool } from "kysely";

import {
  addressTypesIn,
  type AddressType,
  type AddressTypeValue,
  type CompanyAddressList,
} from "#schemas/content/company-address.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readList, type ListColumns } from "#server/db/list-sql.ts";
import { localized } from "#server/db/localized-text.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";

import { presentCompanyAddress } from "./present.ts";

/** The estate's own addresses, in their order unless the query says otherwise. */
export async function listCompanyAddresses(locale: Locale, query: ListQuery): Promise<CompanyAddressList> {
  recordRead("company-address");
  const ordered: ListQuery =
    query.orderBy.length > 0 ? query : { ...query, orderBy: [{ column: "order", direction: "asc" }] };
  const { rows, total } = await readList(selectAddresses(locale), ordered, columns, sql.ref("company_address.id"));
  const types = await typesOf(
    rows.map(({ id }) => id),
    addressTypesIn(locale),
  );
  return { addresses: rows.map((row) => presentCompanyAddress(row, types.get(row.id) ?? [], locale)), total };
}

/** Tells whether orders may be picked up at one of the estate's addresses. */
export async function isPickupAddress(id: number): Promise<boolean> {
  recordRead("company-address");
  if (!isRowId(id)) return false;
  const row = await database()
    .selectFrom("company_address_type")
    .select("type")
    .where("company_address_id", "=", id)
    .where("type", "=", "CLICK_AND_COLLECT" satisfies AddressTypeValue)
    .executeTakeFirst();
  return row !== undefined;
}

const columns: ListColumns = {
  id: { kind: "number", expression: sql.ref("company_address.id") },
  name: { kind: "text", expression: localized("name_sort"), folded: true },
  city: { kind: "text", expression: sql.ref("company_address.city_sort"), folded: true },
  postalCode: { kind: "text", expression: sql.ref("company_address.postal_code") },
  country: { kind: "text", expression: sql.ref("company_address.country") },
  order: { kind: "number", expression: sql.ref("company_address.position") },
  // `different` on a list of types: none of them is this one.
  type: { kind: "own", condition: (value, operator) => hasType(String(value), operator === "different") },
};

function hasType(type: string, negated: boolean) {
  const exists = sql<SqlBool>`exists (
    select 1 from company_address_type
    where company_address_type.company_address_id = ${sql.ref("company_address.id")}
      and company_address_type.type = ${type})`;
  return negated ? sql<SqlBool>`not ${exists}` : exists;
}

function selectAddresses(locale: Locale) {
  return database()
    .selectFrom("company_address")
    .innerJoin("company_address_text as fallback", (join) =>
      join.onRef("fallback.company_address_id", "=", "company_address.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("company_address_text as here", (join) =>
      join.onRef("here.company_address_id", "=", "company_address.id").on("here.locale", "=", locale),
    )
    .selectAll("company_address")
    .select([localized("name").as("name"), localized("text").as("text")]);
}

async function typesOf(
  ids: readonly number[],
  known: readonly AddressType[],
): Promise<ReadonlyMap<number, readonly AddressType[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .selectFrom("company_address_type")
    .selectAll()
    .where("company_address_id", "in", ids)
    .execute();
  const groups = Map.groupBy(rows, ({ company_address_id }) => company_address_id);
  return new Map(
    [...groups].map(([id, group]) => [id, known.filter(({ value }) => group.some(({ type }) => type === value))]),
  );
}

export { readOpeningHours } from "./present.ts";

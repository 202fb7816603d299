import {
  addressTypeValues,
  type AddressTypeValue,
  type CompanyAddress,
  type OpeningHours,
} from "#schemas/content/company-address.ts";
import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { countryOf } from "#schemas/site/countries.ts";
import { refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { removeRow } from "#server/db/row.ts";
import type { NewRow, Row } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { fold } from "#schemas/fold.ts";
import { checkRequired, mergeTexts, unknownLocales, type TextsByLocale } from "#server/text/texts-by-locale.ts";

import { isOpeningHours } from "./present.ts";

export interface CompanyAddressTexts {
  readonly name: string;
  /** Plain text: how to get there. */
  readonly text: string;
}

/** One of the estate's addresses to write. With the id of an existing one, what is left out stays as it is. */
export interface CompanyAddressInput {
  readonly id?: number;
  readonly order?: number;
  /** Replaces all types. */
  readonly types?: readonly AddressTypeValue[];
  readonly firstname?: string;
  readonly lastname?: string;
  readonly address?: string;
  readonly addressPart2?: string;
  readonly postalCode?: string;
  readonly city?: string;
  /** Two letters; left out: France. */
  readonly country?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly position?: CompanyAddress["position"];
  /** Replaces all opening hours. */
  readonly openingHours?: readonly OpeningHours[];
  readonly texts?: TextsByLocale<CompanyAddressTexts>;
}

/** Adds or changes one of the estate's own addresses. */
export async function saveCompanyAddress(
  input: CompanyAddressInput,
): Promise<Result<{ readonly id: number }, Refusal>> {
  const faults = [...unknownLocales(input.texts), ...faultsOf(input)];
  if (faults.length > 0) return refuseInput(faults);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const texts = mergeTexts<CompanyAddressTexts>(before?.texts ?? [], input.texts ?? {}, blank);
    const row = columnsOf(input, before?.row);
    const problems = [
      ...checkRequired(texts, "name"),
      ...(["address", "city"] as const)
        .filter((key) => row[key] === "")
        .map((key) => ({ key, messageKey: "key.required" as const })),
    ];
    if (problems.length > 0) return refuseInput(problems);
    const id = await writeRow("company_address", { id: input.id, exists: before !== null }, row);
    const rows = [...texts].map(([locale, text]) => textRow(id, locale, text));
    await replaceRows("company_address_text", "company_address_id", id, rows);
    if (input.types) {
      const types = [...new Set(input.types)].map((type) => ({ company_address_id: id, type }));
      await replaceRows("company_address_type", "company_address_id", id, types);
    }
    dropTags("company-address");
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "company_address.latitude_e6": "latitude", "company_address.longitude_e6": "longitude" };

/** Removes one of the estate's own addresses. */
export async function removeCompanyAddress(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("company_address", id, { missing: "missing.address", tags: ["company-address"] });
}

const blank: CompanyAddressTexts = { name: "", text: "" };

function faultsOf({ types, country, position, openingHours }: CompanyAddressInput): readonly Problem[] {
  const unknown = (types ?? []).filter((type) => !addressTypeValues.includes(type));
  const isOnEarth = !position || (Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180);
  return [
    ...unknown.map((type) => ({ key: "types", messageKey: "key.addressType" as const, values: { type } })),
    ...(country !== undefined && !countryOf(country, "fr_FR")
      ? [{ key: "country", messageKey: "key.country" as const }]
      : []),
    ...(isOnEarth ? [] : [{ key: "position", messageKey: "key.position" as const }]),
    ...((openingHours ?? []).every(isOpeningHours) ? [] : [{ key: "openingHours", messageKey: "key.hours" as const }]),
  ];
}

function columnsOf(
  input: CompanyAddressInput,
  old: Row<"company_address"> | undefined,
): Omit<NewRow<"company_address">, "id"> {
  const position = input.position;
  const city = input.city ?? old?.city ?? "";
  return {
    position: input.order ?? old?.position ?? 0,
    firstname: input.firstname ?? old?.firstname ?? "",
    lastname: input.lastname ?? old?.lastname ?? "",
    address: input.address ?? old?.address ?? "",
    address_part2: input.addressPart2 ?? old?.address_part2 ?? "",
    postal_code: input.postalCode ?? old?.postal_code ?? "",
    city,
    city_sort: fold(city),
    country: input.country ?? old?.country ?? "FR",
    phone: input.phone ?? old?.phone ?? "",
    email: input.email ?? old?.email ?? "",
    latitude_e6: position === undefined ? (old?.latitude_e6 ?? null) : millionths(position?.latitude),
    longitude_e6: position === undefined ? (old?.longitude_e6 ?? null) : millionths(position?.longitude),
    opening_hours: input.openingHours ? JSON.stringify(input.openingHours) : (old?.opening_hours ?? "[]"),
  };
}

function millionths(degrees: number | undefined): number | null {
  return degrees === undefined ? null : Math.round(degrees * 1e6);
}

async function stored(id: number | undefined) {
  if (id === undefined || !isRowId(id)) return null;
  const row = await database().selectFrom("company_address").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database()
    .selectFrom("company_address_text")
    .selectAll()
    .where("company_address_id", "=", id)
    .execute();
  return { row, texts };
}

function textRow(id: number, locale: Locale, { name, text }: CompanyAddressTexts): NewRow<"company_address_text"> {
  return { company_address_id: id, locale, name, name_sort: fold(name), text };
}

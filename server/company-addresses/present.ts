import type { AddressType, CompanyAddress, OpeningHours } from "#schemas/content/company-address.ts";
import type { Locale } from "#schemas/locale.ts";
import { countryOf } from "#schemas/site/countries.ts";
import { readJson } from "#server/db/json-text.ts";
import type { Row } from "#server/db/tables.ts";

export interface CompanyAddressRow extends Row<"company_address"> {
  readonly name: string;
  readonly text: string;
}

/** Turns a row into the address of the wire. */
export function presentCompanyAddress(
  row: CompanyAddressRow,
  type: readonly AddressType[],
  locale: Locale,
): CompanyAddress {
  return {
    id: row.id,
    type,
    name: row.name,
    text: row.text,
    firstname: row.firstname,
    lastname: row.lastname,
    address: row.address,
    addressPart2: row.address_part2,
    postalCode: row.postal_code,
    city: row.city,
    country: presentCountry(row.country, locale),
    phone: row.phone,
    email: row.email,
    position: presentPosition(row),
    openingHours: readOpeningHours(row.opening_hours),
  };
}

/** Reads opening hours as they are stored, by day and time. */
export function readOpeningHours(text: string): readonly OpeningHours[] {
  const stored = readJson(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(isOpeningHours)
    .toSorted((left, right) => left.day - right.day || left.opens.localeCompare(right.opens));
}

/** Tells whether a value is one span of a weekday that ends after it begins. */
export function isOpeningHours(value: unknown): value is OpeningHours {
  if (typeof value !== "object" || value === null) return false;
  if (!("day" in value) || !("opens" in value) || !("closes" in value)) return false;
  const { day, opens, closes } = value;
  if (typeof day !== "number" || !Number.isInteger(day) || day < 1 || day > 7) return false;
  return isTimeOfDay(opens) && isTimeOfDay(closes) && opens < closes;
}

function isTimeOfDay(value: unknown): value is string {
  return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function presentCountry(alphaTwo: string, locale: Locale): CompanyAddress["country"] {
  const country = countryOf(alphaTwo, locale);
  return { id: country?.id ?? 0, alphaTwo, name: country?.name ?? alphaTwo };
}

function presentPosition({ latitude_e6: latitude, longitude_e6: longitude }: CompanyAddressRow) {
  if (latitude === null || longitude === null) return null;
  return { latitude: latitude / 1e6, longitude: longitude / 1e6 };
}

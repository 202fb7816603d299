import { addressTypesIn } from "#schemas/content/company-address.ts";
import type { PostalAddress } from "#schemas/content/order.ts";
import type { UserAddress } from "#schemas/content/user-address.ts";
import type { Locale } from "#schemas/locale.ts";
import { countryById } from "#schemas/site/countries.ts";

import type { AddressRow } from "./read.ts";

/** An address as its user sees it. */
export function presentAddress(row: AddressRow, locale: Locale): UserAddress {
  const { idCountry, ...lines } = postalOf(row);
  const country = countryById(idCountry, locale);
  return {
    id: row.id,
    type: addressTypesIn(locale).filter(
      ({ value }) => (value === "DELIVERY" && row.is_delivery === 1) || (value === "BILLING" && row.is_billing === 1),
    ),
    ...lines,
    country: { id: idCountry, alphaTwo: country?.alphaTwo ?? "", name: country?.name ?? "" },
  };
}

/** An address as an order takes it. */
export function postalOf(row: AddressRow): PostalAddress {
  const { firstname, lastname, address, address_part2: addressPart2, postal_code: postalCode, city } = row;
  return { firstname, lastname, address, addressPart2, postalCode, city, idCountry: row.country_id };
}

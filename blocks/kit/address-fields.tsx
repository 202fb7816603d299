import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { fieldLengths } from "#schemas/commerce/checkout-steps.ts";
import type { Country } from "#schemas/site/country.ts";

import { FormField, FormSelect } from "./form-field.tsx";
import { FormPair } from "./form-parts.tsx";

const lines = ["firstname", "lastname", "address", "addressPart2", "postalCode", "city", "idCountry"] as const;

/** What the lines of an address are called. */
export function useAddressLabels(): Readonly<Record<(typeof lines)[number], string>> {
  const intl = useIntl();
  const [firstname = "", lastname = "", address = "", addressPart2 = "", postalCode = "", city = "", idCountry = ""] =
    lines.map((line) => intl.formatMessage({ id: `checkoutAddress.${line}` }));
  return { firstname, lastname, address, addressPart2, postalCode, city, idCountry };
}

/** The lines of an address, with what the browser knows of them by itself. */
export function AddressFields({ countries }: { readonly countries: readonly Country[] }): ReactNode {
  const line = (name: string, autoComplete: string) => ({ name, autoComplete, maxLength: fieldLengths.line });
  return (
    <>
      <FormPair>
        <FormField {...line("firstname", "given-name")} />
        <FormField {...line("lastname", "family-name")} />
      </FormPair>
      <FormField {...line("address", "address-line1")} />
      <FormField {...line("addressPart2", "address-line2")} isRequired={false} />
      <FormPair>
        <FormField {...line("postalCode", "postal-code")} />
        <FormField {...line("city", "address-level2")} />
      </FormPair>
      <FormSelect
        name="idCountry"
        autoComplete="country"
        options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  );
}

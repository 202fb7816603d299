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

export interface AddressFieldsProps {
  readonly countries: readonly Country[];
  /** What their names begin with, where a form holds several addresses: `billing.`. */
  readonly prefix?: string;
  /** Whose address it is to the browser, which may know several: what is shipped to, or what bills go to. */
  readonly section?: "shipping" | "billing";
  /** What helps to fill in postal code and town, below them. */
  readonly children?: ReactNode;
}

/** The lines of an address, with what the browser knows of them by itself. */
export function AddressFields({ countries, prefix = "", section, children }: AddressFieldsProps): ReactNode {
  const known = (autoComplete: string): string => (section ? `${section} ${autoComplete}` : autoComplete);
  const line = (name: string, autoComplete: string) => ({
    name: `${prefix}${name}`,
    autoComplete: known(autoComplete),
    maxLength: fieldLengths.line,
  });
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
      {children}
      <FormSelect
        name={`${prefix}idCountry`}
        autoComplete={known("country")}
        options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  );
}

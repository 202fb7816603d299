import type { ReactNode } from "react";

import { franceId } from "#schemas/site/france.ts";

import { AddressFields, type AddressFieldsProps } from "./address-fields.tsx";
import { fieldId } from "./form-context.ts";
import { Island } from "./island.tsx";
import { Towns } from "./towns.tsx";

interface CompletedAddressProps extends Omit<AddressFieldsProps, "children"> {
  /** The id of the form that they stand in. */
  readonly form: string;
}

/** The lines of an address; postal code and town complete each other. The block has an island `towns` for it. */
export function CompletedAddress({ form, ...fields }: CompletedAddressProps): ReactNode {
  const { prefix = "", section } = fields;
  return (
    <AddressFields {...fields}>
      <Island
        name="towns"
        {...(section && { at: section })}
        of={Towns}
        props={{
          postalCode: fieldId(form, `${prefix}postalCode`),
          city: fieldId(form, `${prefix}city`),
          country: fieldId(form, `${prefix}idCountry`),
          idCountry: franceId,
        }}
      />
    </AddressFields>
  );
}

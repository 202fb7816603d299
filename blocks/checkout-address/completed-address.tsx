import type { ReactNode } from "react";

import { AddressFields } from "#blocks/kit/address-fields.tsx";
import { fieldId } from "#blocks/kit/form-context.ts";
import { Island } from "#blocks/kit/island.tsx";
import type { Country } from "#schemas/site/country.ts";
import { franceId } from "#schemas/site/france.ts";

import { TownsIsland } from "./towns-island.tsx";

interface CompletedAddressProps {
  /** The id of the form that they stand in. */
  readonly form: string;
  readonly kind: "address" | "billing";
  readonly countries: readonly Country[];
}

/** The lines of one of a purchase's addresses; postal code and town complete each other. */
export function CompletedAddress({ form, kind, countries }: CompletedAddressProps): ReactNode {
  return (
    <AddressFields countries={countries} prefix={`${kind}.`} section={kind === "address" ? "shipping" : "billing"}>
      <Island
        name="towns"
        at={kind}
        of={TownsIsland}
        props={{
          postalCode: fieldId(form, `${kind}.postalCode`),
          city: fieldId(form, `${kind}.city`),
          country: fieldId(form, `${kind}.idCountry`),
          idCountry: franceId,
        }}
      />
    </AddressFields>
  );
}

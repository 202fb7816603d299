import type { ReactNode } from "react";

import { fieldId } from "#blocks/kit/form-context.ts";
import { FormField, FormSelect } from "#blocks/kit/form-field.tsx";
import { FormPair } from "#blocks/kit/form-parts.tsx";
import { Island } from "#blocks/kit/island.tsx";
import { fieldLengths } from "#schemas/commerce/checkout-steps.ts";
import type { Country } from "#schemas/site/country.ts";
import { franceId } from "#schemas/site/france.ts";

import { TownsIsland } from "./towns-island.tsx";

interface AddressFieldsProps {
  /** The id of the form that they stand in. */
  readonly form: string;
  readonly kind: "address" | "billing";
  readonly countries: readonly Country[];
}

/** The lines of an address, with what the browser knows of them by itself. */
export function AddressFields({ form, kind, countries }: AddressFieldsProps): ReactNode {
  const section = kind === "address" ? "shipping" : "billing";
  const line = (name: string, autoComplete: string) => ({
    name: `${kind}.${name}`,
    autoComplete: `${section} ${autoComplete}`,
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
      <FormSelect
        name={`${kind}.idCountry`}
        autoComplete={`${section} country`}
        options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  );
}

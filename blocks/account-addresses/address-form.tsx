import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { AddressFields, useAddressLabels } from "#blocks/kit/address-fields.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { UserAddress } from "#schemas/content/user-address.ts";
import type { Country } from "#schemas/site/country.ts";

import styles from "./account-addresses.module.css";
import type { accountAddressesDefinition } from "./definition.ts";

interface AddressFormProps extends Pick<BlockViewProps<typeof accountAddressesDefinition>, "href" | "said"> {
  readonly block: string;
  /** Null: a new one. */
  readonly address: UserAddress | null;
  readonly countries: readonly Country[];
}

/** The lines of an address, to be kept. */
export function AddressForm({ block, address, countries, href, said }: AddressFormProps): ReactNode {
  const { id, type: _, country, ...lines } = address ?? { id: "new", type: [], country: countries[0] };
  return (
    <FormFrame
      action="/account/profil"
      form="address"
      block={block}
      back={href({ edit: id, state: null })}
      said={said}
      labels={useAddressLabels()}
      values={{ ...lines, idCountry: String(country?.id ?? "") }}
      fields={address ? { addressId: address.id } : {}}
      className={styles.form}
    >
      <AddressFields countries={countries} />
      <FormActions send={<FormattedMessage id="account.save" />}>
        <a href={`${href({ edit: null, state: null })}#form-${block}`}>
          <FormattedMessage id="accountAddresses.cancel" />
        </a>
      </FormActions>
    </FormFrame>
  );
}

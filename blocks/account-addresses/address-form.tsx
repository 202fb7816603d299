import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { useAddressLabels } from "#blocks/kit/address-fields.tsx";
import { faultWords } from "#blocks/kit/checkout-words.ts";
import { CompletedAddress } from "#blocks/kit/completed-address.tsx";
import { FormFrame, formId } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { Island } from "#blocks/kit/island.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { UserAddress } from "#schemas/content/user-address.ts";
import type { Country } from "#schemas/site/country.ts";

import styles from "./account-addresses.module.css";
import { CheckIsland } from "./check-island.tsx";
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
  const labels = useAddressLabels();
  const form = formId({ block, form: "address" });
  return (
    <FormFrame
      action="/account/profil"
      form="address"
      block={block}
      back={href({ edit: id, state: null })}
      said={said}
      labels={labels}
      values={{ ...lines, idCountry: String(country?.id ?? "") }}
      fields={address ? { addressId: address.id } : {}}
      className={styles.form}
    >
      <CompletedAddress form={form} countries={countries} />
      <FormActions send={<FormattedMessage id="account.save" />}>
        <a href={`${href({ edit: null, state: null })}#form-${block}`}>
          <FormattedMessage id="accountAddresses.cancel" />
        </a>
      </FormActions>
      <Island
        name="check"
        of={CheckIsland}
        props={{ form, labels, countries: countries.map((one) => one.id), words: faultWords(useLocale()) }}
      />
    </FormFrame>
  );
}

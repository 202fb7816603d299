import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { FormCheckbox, FormChoices } from "#blocks/kit/form-choices.tsx";
import { isSameAddress } from "#schemas/commerce/checkout-steps.ts";
import type { PostalAddress } from "#schemas/content/order.ts";
import { mostUserAddresses, type UserAddress } from "#schemas/content/user-address.ts";

import styles from "./checkout-address.module.css";

interface AddressChoiceProps {
  readonly kind: "address" | "billing";
  /** What the customer keeps; null: nobody is logged in. */
  readonly addresses: readonly UserAddress[] | null;
  /** The fields of another one. */
  readonly children: ReactNode;
}

/** One of the addresses that a customer keeps, or the fields of another, which can be kept as well. */
export function AddressChoice({ kind, addresses, children }: AddressChoiceProps): ReactNode {
  const intl = useIntl();
  if (addresses === null) return children;
  const kept = addresses.map(({ id, firstname, lastname, address, postalCode, city, country }) => ({
    value: String(id),
    label: `${firstname} ${lastname}`,
    note: [address, `${postalCode} ${city}`, country.alphaTwo === "FR" ? "" : country.name].filter(Boolean).join(", "),
  }));
  const other = { value: "new", label: intl.formatMessage({ id: "checkoutAddress.another" }) };
  return (
    <div className={styles.choice}>
      {kept.length > 0 && <FormChoices name={`${kind}.saved`} choices={[...kept, other]} />}
      <div className={styles.fresh}>
        {children}
        {addresses.length < mostUserAddresses && (
          <FormCheckbox name={`${kind}.keep`} isRequired={false}>
            {intl.formatMessage({ id: "checkoutAddress.keep" })}
          </FormCheckbox>
        )}
      </div>
    </div>
  );
}

/** Which of the addresses that are kept an address is; `new` for none of them. */
export function savedAs(address: PostalAddress, addresses: readonly UserAddress[] | null): string {
  const same = addresses?.find(({ country, ...lines }) => isSameAddress({ ...lines, idCountry: country.id }, address));
  return String(same?.id ?? "new");
}

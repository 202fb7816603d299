import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { AddressLines } from "#blocks/kit/address-lines.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import layout from "#blocks/kit/layout.module.css";
import quiet from "#blocks/kit/quiet-button.module.css";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { type UserAddress, userAddressTypes } from "#schemas/content/user-address.ts";

import styles from "./account-addresses.module.css";
import type { accountAddressesDefinition } from "./definition.ts";

interface AddressRowProps extends Pick<BlockViewProps<typeof accountAddressesDefinition>, "href" | "said"> {
  readonly block: string;
  readonly address: UserAddress;
}

/** One address with what it is the first choice for, and what may be done with it. */
export function AddressRow({ block, address, href, said }: AddressRowProps): ReactNode {
  const { id, type } = address;
  // Heard alone, each says of which address.
  const which = <span className={layout.hidden}> {[address.address, address.city].join(", ")}</span>;
  const form = { action: "/account/profil", block, back: href({ edit: null, state: null }), said, labels: {} };
  return (
    <>
      <AddressLines address={address} />
      {type.length > 0 && (
        <p className={styles.chosen}>
          {type.map(({ value }) => (
            <span key={value}>
              <FormattedMessage id={value === "BILLING" ? "accountAddresses.billing" : "accountAddresses.delivery"} />
            </span>
          ))}
        </p>
      )}
      <div className={styles.actions}>
        <a className={quiet.quiet} href={`${href({ edit: id, state: null })}#${block}-address`}>
          <FormattedMessage id="accountAddresses.change" />
          {which}
        </a>
        {userAddressTypes
          .filter((value) => !type.some((own) => own.value === value))
          .map((value) => (
            <FormFrame
              key={value}
              {...form}
              form="address-choice"
              at={`${id}-${value}`}
              fields={{ addressId: id, type: value }}
            >
              <button type="submit" className={quiet.quiet}>
                <FormattedMessage
                  id={value === "BILLING" ? "accountAddresses.billHere" : "accountAddresses.sendHere"}
                />
                {which}
              </button>
            </FormFrame>
          ))}
        <FormFrame {...form} form="address-removal" at={String(id)} fields={{ addressId: id }}>
          <button type="submit" className={quiet.quiet}>
            <FormattedMessage id="accountAddresses.remove" />
            {which}
          </button>
        </FormFrame>
      </div>
    </>
  );
}

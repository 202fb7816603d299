import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { AccountElsewhere } from "#blocks/kit/account-elsewhere.tsx";
import { FormDone } from "#blocks/kit/form-parts.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { isSoldTo } from "#schemas/commerce/where-sold.ts";
import { mostUserAddresses } from "#schemas/content/user-address.ts";

import styles from "./account-addresses.module.css";
import { AddressForm } from "./address-form.tsx";
import { AddressRow } from "./address-row.tsx";
import type { accountAddressesDefinition } from "./definition.ts";

/** Every address that the customer keeps, to be changed, chosen and removed, and room for another. */
export function AccountAddressesView(view: BlockViewProps<typeof accountAddressesDefinition>): ReactNode {
  const { id, props, data, query, href, said } = view;
  const { zone } = usePage();
  const { addresses, parameters } = data;
  // A site that sells nothing sends nothing anywhere.
  if (addresses === null && zone === "private") return null;
  const isDone = query["state"] === "done" && said === null;
  const edited = isDone ? undefined : query["edit"];
  const area = {
    onlyInFrance: isOn(parameters, "SELL_ONLY_IN_FRANCE"),
    worldwide: isOn(parameters, "SELL_WORLDWIDE"),
  };
  const countries = (data.countries ?? []).filter(({ alphaTwo }) => isSoldTo(alphaTwo, area));
  const form = { block: id, href, said, countries };
  return (
    <FormSection block={id} title={props.title}>
      {isDone && (
        <FormDone>
          <FormattedMessage id="account.saved" />
        </FormDone>
      )}
      {addresses === null ? (
        <AccountElsewhere />
      ) : (
        <>
          {addresses.length === 0 && (
            <p className={layout.meta}>
              <FormattedMessage id="accountAddresses.none" />
            </p>
          )}
          <ul className={layout.plain}>
            {addresses.map((address) => (
              <li key={address.id} className={styles.item}>
                {edited === String(address.id) ? (
                  <AddressForm {...form} address={address} />
                ) : (
                  <AddressRow address={address} block={id} href={href} said={said} />
                )}
              </li>
            ))}
          </ul>
          {edited === "new" && <AddressForm {...form} address={null} />}
          {edited !== "new" && addresses.length < mostUserAddresses && (
            <p>
              <a href={`${href({ edit: "new", state: null })}#${id}-address`} className={link.outline}>
                <FormattedMessage id="accountAddresses.add" />
              </a>
            </p>
          )}
        </>
      )}
    </FormSection>
  );
}

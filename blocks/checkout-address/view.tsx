import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { CheckoutFrame } from "#blocks/kit/checkout-frame.tsx";
import { faultWords } from "#blocks/kit/checkout-words.ts";
import { CompletedAddress } from "#blocks/kit/completed-address.tsx";
import { FormCheckbox } from "#blocks/kit/form-choices.tsx";
import { FormField } from "#blocks/kit/form-field.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { Island } from "#blocks/kit/island.tsx";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { Checkout } from "#schemas/content/checkout.ts";
import type { PostalAddress } from "#schemas/content/order.ts";
import type { UserAddress } from "#schemas/content/user-address.ts";
import { fieldLengths } from "#schemas/commerce/checkout-steps.ts";
import { localizePath } from "#schemas/locale.ts";

import { AddressChoice, savedAs } from "./address-choice.tsx";
import { CheckIsland } from "./check-island.tsx";
import styles from "./checkout-address.module.css";
import type { checkoutAddressDefinition } from "./definition.ts";

/** The first step of a purchase: who buys, where it goes, and where the bill goes when that is elsewhere. */
export function CheckoutAddressView(view: BlockViewProps<typeof checkoutAddressDefinition>): ReactNode {
  const { id, props, data, said } = view;
  const intl = useIntl();
  const { locale, path } = usePage();
  const t = (name: string): string => intl.formatMessage({ id: `checkoutAddress.${name}` });
  const labels = {
    email: t("email"),
    phone: t("phone"),
    ...addressLabels("address", t),
    ...addressLabels("billing", (line) => intl.formatMessage({ id: "checkoutAddress.ofBill" }, { line: t(line) })),
  };
  return (
    <CheckoutFrame block={id} title={props.title} cart={data.cart} checkout={data.checkout} form="address" said={said}>
      {(_cart, checkout) => (
        <>
          {data.session?.logged !== true && (
            <p className={layout.meta}>
              <FormattedMessage
                id="checkoutAddress.known"
                values={{
                  link: (
                    <a key="link" href={`${localizePath("/auth", locale)}?next=${encodeURIComponent(path)}`}>
                      {t("login")}
                    </a>
                  ),
                }}
              />
            </p>
          )}
          <FormFrame
            action="/cart/address"
            form="address"
            block={id}
            back={path}
            said={said}
            labels={labels}
            values={{ ...valuesOf(checkout), ...choicesOf(checkout, data.addresses) }}
            className={styles.form}
          >
            <fieldset className={styles.part}>
              <legend>{t("contact")}</legend>
              <FormField
                name="email"
                type="email"
                autoComplete="email"
                maxLength={fieldLengths.email}
                hint={t("emailHint")}
              />
              <FormField
                name="phone"
                type="tel"
                autoComplete="tel"
                maxLength={fieldLengths.phone}
                hint={t("phoneHint")}
              />
            </fieldset>
            <fieldset className={styles.part}>
              <legend>{t(checkout.isCarried ? "delivery" : "bill")}</legend>
              <AddressChoice kind="address" addresses={data.addresses}>
                <CompletedAddress
                  form={`${id}-address`}
                  prefix="address."
                  section="shipping"
                  countries={checkout.countries}
                />
              </AddressChoice>
              <FormCheckbox name="hasBilling" isRequired={false}>
                {t("otherBilling")}
              </FormCheckbox>
            </fieldset>
            <fieldset className={styles.billing}>
              <legend>{t("bill")}</legend>
              <AddressChoice kind="billing" addresses={data.addresses}>
                <CompletedAddress
                  form={`${id}-address`}
                  prefix="billing."
                  section="billing"
                  countries={checkout.countries}
                />
              </AddressChoice>
            </fieldset>
            <FormActions send={t("next")}>
              <a href={localizePath("/cart", locale)}>{t("back")}</a>
            </FormActions>
            <Island
              name="check"
              of={CheckIsland}
              props={{
                form: `${id}-address`,
                labels,
                countries: checkout.countries.map((country) => ({ id: country.id, alphaThree: country.alphaThree })),
                words: faultWords(locale),
                kept: keptOf(data.addresses),
              }}
            />
          </FormFrame>
        </>
      )}
    </CheckoutFrame>
  );
}

const lines = ["saved", "firstname", "lastname", "address", "addressPart2", "postalCode", "city"] as const;

function addressLabels(kind: string, t: (name: string) => string): Readonly<Record<string, string>> {
  const named = [...lines, "idCountry"].map((line) => [`${kind}.${line}`, t(line)] as const);
  return Object.fromEntries(named);
}

/** Which of the addresses that are kept are taken; a bill that goes elsewhere may well go to one of them. */
/** The addresses that an account keeps, by what the form calls them. */
function keptOf(addresses: readonly UserAddress[] | null): Readonly<Record<string, PostalAddress>> {
  const kept = (addresses ?? []).map(
    ({ id, firstname, lastname, address, addressPart2, postalCode, city, country }) => {
      return [
        String(id),
        { firstname, lastname, address, addressPart2, postalCode, city, idCountry: country.id },
      ] as const;
    },
  );
  return Object.fromEntries(kept);
}

function choicesOf({ address, billing }: Checkout, addresses: readonly UserAddress[] | null) {
  const first = addresses?.find(({ type }) => type.some(({ value }) => value === "BILLING"))?.id ?? "new";
  return {
    "address.saved": savedAs(address, addresses),
    "billing.saved": billing ? savedAs(billing, addresses) : String(first),
  };
}

function valuesOf({ email, phone, address, billing }: Checkout): Readonly<Record<string, string>> {
  return {
    email,
    phone,
    hasBilling: String(billing !== null),
    ...addressValues("address", address),
    // A bill that goes elsewhere goes to the same country mostly.
    ...addressValues("billing", billing ?? { idCountry: address.idCountry }),
  };
}

function addressValues(kind: string, address: Partial<PostalAddress>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(address).map(([line, value]) => [`${kind}.${line}`, String(value)]));
}

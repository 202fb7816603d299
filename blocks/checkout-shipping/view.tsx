import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { CheckoutFrame } from "#blocks/kit/checkout-frame.tsx";
import { Fee } from "#blocks/kit/checkout-totals.tsx";
import { faultWords } from "#blocks/kit/checkout-words.ts";
import { type Choice, FormChoices } from "#blocks/kit/form-choices.tsx";
import { FormField } from "#blocks/kit/form-field.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { Island } from "#blocks/kit/island.tsx";
import { usePage } from "#blocks/kit/page-context.tsx";
import { RelayPicker } from "#blocks/kit/relay-picker.tsx";
import { SlotCalendar, slotValues } from "#blocks/kit/slot-calendar.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { fieldLengths } from "#schemas/commerce/checkout-steps.ts";
import { writeWay } from "#schemas/commerce/delivery-way.ts";
import type { Checkout, CheckoutPlaces, PickupPlace } from "#schemas/content/checkout.ts";
import { localizePath } from "#schemas/locale.ts";

import { CheckIsland } from "./check-island.tsx";
import styles from "./checkout-shipping.module.css";
import type { checkoutShippingDefinition } from "./definition.ts";

/** The second step of a purchase: one way out of those that there are, and where and when, as far as that way asks. */
export function CheckoutShippingView(view: BlockViewProps<typeof checkoutShippingDefinition>): ReactNode {
  const { id, props, data, said } = view;
  const intl = useIntl();
  const { locale, path } = usePage();
  const t = (name: string): string => intl.formatMessage({ id: `checkoutShipping.${name}` });
  const labels = { way: t("way"), accessPoint: t("accessPoint"), slot: t("slot"), message: t("message") };
  const places = data.places ?? { accessPoints: [], refusal: "", places: [] };
  return (
    <CheckoutFrame block={id} title={props.title} cart={data.cart} checkout={data.checkout} form="delivery" said={said}>
      {(_cart, checkout) => {
        const ways = waysOf(checkout, places, t);
        return (
          <FormFrame
            action="/cart/shipping"
            form="delivery"
            block={id}
            back={path}
            said={said}
            labels={labels}
            values={valuesOf(checkout, ways, places.places)}
            className={styles.form}
          >
            {checkout.isCarried && ways.length > 0 && <FormChoices name="way" choices={ways} />}
            {!checkout.isCarried && (
              <p>
                <FormattedMessage id="checkoutShipping.nothing" />
              </p>
            )}
            {checkout.refusal !== "" && <p className={styles.note}>{checkout.refusal}</p>}
            {places.refusal !== "" && <p className={styles.note}>{places.refusal}</p>}
            {places.accessPoints.length > 0 && (
              <div className={styles.points}>
                <RelayPicker points={places.accessPoints} />
              </div>
            )}
            {places.places.length > 0 && (
              <div className={styles.slots}>
                <SlotCalendar places={places.places} />
              </div>
            )}
            <FormField
              name="message"
              autoComplete="off"
              rows={3}
              isRequired={false}
              maxLength={fieldLengths.message}
              hint={t("messageHint")}
            />
            <FormActions send={t("next")}>
              <a href={localizePath("/cart/address", locale)}>{t("back")}</a>
            </FormActions>
            <Island
              name="check"
              of={CheckIsland}
              props={{
                form: `${id}-delivery`,
                labels,
                words: faultWords(locale),
                isCarried: checkout.isCarried,
                isChosen: checkout.delivery !== null,
                options: checkout.options,
                points: places.accessPoints,
                places: places.places.flatMap((place) =>
                  place.days.flatMap((day) => day.schedules.map((schedule) => [schedule.id, place.id] as const)),
                ),
              }}
            />
          </FormFrame>
        );
      }}
    </CheckoutFrame>
  );
}

/** The ways that there are: the services that go there, and fetching it at the estate. */
function waysOf(checkout: Checkout, { places, accessPoints }: CheckoutPlaces, t: (name: string) => string): Choice[] {
  const { options, address } = checkout;
  const carried = options
    .filter(({ deliveryType }) => deliveryType === "DELIVERY" || accessPoints.length > 0)
    .map(({ deliveryType, serviceCode, name, fdp }) => ({
      value: writeWay({ type: deliveryType, serviceCode }),
      label: name,
      note: deliveryType === "DELIVERY" ? [address.address, address.city].join(", ") : t("nearby"),
      end: <Fee euros={fdp} />,
    }));
  if (places.length === 0) return carried;
  const where = places.map(({ name, city }) => [name, city].filter(Boolean).join(", ")).join(" · ");
  const collect = writeWay({ type: "CLICK_AND_COLLECT", serviceCode: "" });
  return [...carried, { value: collect, label: t("collect"), note: where, end: <Fee euros={0} /> }];
}

/** What was chosen; before anything was, the cheapest way to the door, so that most have nothing to do. */
function valuesOf(
  { delivery, message }: Checkout,
  ways: readonly Choice[],
  places: readonly PickupPlace[],
): Readonly<Record<string, string>> {
  const usual = ways.find(({ value }) => value.startsWith("DELIVERY")) ?? ways[0];
  return {
    way: delivery ? writeWay(delivery) : (usual?.value ?? ""),
    accessPoint: delivery?.accessPointId ?? "",
    ...slotValues(delivery, places),
    message,
  };
}

import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import link from "#blocks/kit/link.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { RelayPicker } from "#blocks/kit/relay-picker.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { writeWay } from "#schemas/commerce/delivery-way.ts";
import { type Checkout, checkoutPaths, type CheckoutPlaces } from "#schemas/content/checkout.ts";
import { localizePath } from "#schemas/locale.ts";

import type { relayPickerDefinition } from "./definition.ts";
import styles from "./relay-form.module.css";

/** One of the parcel shops near the purchase's address, by the cheapest service that leaves parcels; else why there is none. */
export function RelayPickerView(view: BlockViewProps<typeof relayPickerDefinition>): ReactNode {
  const { id, props, data, said, href } = view;
  const { checkout, places } = data;
  const intl = useIntl();
  const { locale } = usePage();
  const service = checkout?.options.find(({ deliveryType }) => deliveryType === "PICKUP");
  if (!checkout || !places || !service || places.accessPoints.length === 0) {
    const { words, to } = whyNone(checkout, places);
    return (
      <FormSection block={id} title={props.title}>
        <p>{words}</p>
        <p>
          <a href={localizePath(checkoutPaths[to], locale)} className={link.outline}>
            <FormattedMessage id={waysOn[to]} />
          </a>
        </p>
      </FormSection>
    );
  }
  const chosen = places.accessPoints.find((point) => point.id === checkout.delivery?.accessPointId);
  return (
    <FormSection block={id} title={props.title}>
      {chosen && (
        <p role="status">
          <FormattedMessage id="relayPicker.chosen" values={{ name: chosen.name, city: chosen.city }} />
        </p>
      )}
      <FormFrame
        action="/cart/shipping"
        form="relay"
        block={id}
        back={href({})}
        said={said}
        labels={{ accessPoint: intl.formatMessage({ id: "checkoutShipping.accessPoint" }) }}
        values={{ accessPoint: chosen?.id ?? "" }}
        fields={{ way: writeWay({ type: "PICKUP", serviceCode: service.serviceCode }) }}
        className={styles.form}
      >
        <RelayPicker points={places.accessPoints} />
        <FormActions send={intl.formatMessage({ id: "relayPicker.choose" })} />
      </FormFrame>
    </FormSection>
  );
}

/** Where to go on, by what that step of the purchase is for. */
const waysOn = { cart: "cart.see", address: "relayPicker.toAddress", shipping: "relayPicker.toDelivery" } as const;

/** Why none can be chosen, in the server's words where it has some, and where to go on: back to what is missing. */
function whyNone(
  checkout: Checkout | null,
  places: CheckoutPlaces | null,
): { readonly words: ReactNode; readonly to: keyof typeof waysOn } {
  if (!checkout || checkout.step === "cart") return { words: <FormattedMessage id="relayPicker.where" />, to: "cart" };
  if (checkout.step === "address") return { words: <FormattedMessage id="relayPicker.where" />, to: "address" };
  const words = checkout.refusal || places?.refusal || <FormattedMessage id="relayPicker.none" />;
  return { words, to: "shipping" };
}

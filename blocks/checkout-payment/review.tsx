import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { formatTime } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { longDay } from "#blocks/kit/long-day.ts";
import { useLocale } from "#blocks/kit/use-locale.ts";
import { type Checkout, checkoutPaths, type CheckoutPlaces } from "#schemas/content/checkout.ts";
import type { PostalAddress } from "#schemas/content/order.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./checkout-payment.module.css";

interface ReviewProps {
  readonly checkout: Checkout;
  readonly places: CheckoutPlaces | null;
}

/** What was said in the steps before, each with the way back to it. */
export function Review({ checkout, places }: ReviewProps): ReactNode {
  const { email, phone, address, billing, delivery, message, isCarried } = checkout;
  const isCollected = delivery?.type === "CLICK_AND_COLLECT";
  return (
    <dl className={styles.review}>
      <Part name="contact" step="address">
        {email}
        <br />
        {phone}
      </Part>
      <Part name={isCarried && !isCollected ? "delivery" : "bill"} step="address">
        <AddressLines address={address} checkout={checkout} />
      </Part>
      {billing && (
        <Part name="bill" step="address">
          <AddressLines address={billing} checkout={checkout} />
        </Part>
      )}
      {isCarried && (
        <Part name="way" step="shipping">
          <Way checkout={checkout} places={places} />
        </Part>
      )}
      {message !== "" && (
        <Part name="message" step="shipping">
          <span className={styles.message}>{message}</span>
        </Part>
      )}
    </dl>
  );
}

interface PartProps {
  readonly name: "contact" | "delivery" | "bill" | "way" | "message";
  readonly step: "address" | "shipping";
  readonly children: ReactNode;
}

function Part({ name, step, children }: PartProps): ReactNode {
  const locale = useLocale();
  return (
    <div>
      <dt>
        <FormattedMessage id={`checkoutPayment.${name}`} />
      </dt>
      <dd>{children}</dd>
      <dd>
        <a href={localizePath(checkoutPaths[step], locale)}>
          <FormattedMessage id="checkoutPayment.change" />
          <span className={layout.hidden}>
            {" "}
            <FormattedMessage id={`checkoutPayment.${name}`} />
          </span>
        </a>
      </dd>
    </div>
  );
}

function AddressLines({
  address,
  checkout,
}: {
  readonly address: PostalAddress;
  readonly checkout: Checkout;
}): ReactNode {
  const country = checkout.countries.find(({ id }) => id === address.idCountry)?.name ?? "";
  const lines = [
    `${address.firstname} ${address.lastname}`,
    address.address,
    address.addressPart2,
    `${address.postalCode} ${address.city}`,
    country,
  ].filter((line) => line.trim() !== "");
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}

/** The way that was chosen, in words: the service, the parcel shop, or the place and the hour. */
function Way({ checkout: { delivery, options }, places }: ReviewProps): ReactNode {
  const intl = useIntl();
  if (delivery?.type === "CLICK_AND_COLLECT") {
    const found = places?.places.flatMap((place) =>
      place.days.flatMap((day) => day.schedules.map((schedule) => ({ place, date: day.date, schedule }))),
    );
    const slot = found?.find(({ date, schedule }) => date === delivery.date && schedule.id === delivery.idSchedule);
    const day = longDay(delivery.date, intl);
    const hours =
      slot && `${formatTime(slot.schedule.from, intl.locale)} – ${formatTime(slot.schedule.to, intl.locale)}`;
    return (
      <>
        <span className={styles.line}>
          <FormattedMessage id="checkoutPayment.collect" values={{ place: slot?.place.name ?? "" }} />
        </span>
        <span className={styles.line}>{[day, hours].filter(Boolean).join(", ")}</span>
      </>
    );
  }
  const option = options.find(({ serviceCode }) => serviceCode === delivery?.serviceCode);
  const point = places?.accessPoints.find(({ id }) => id === delivery?.accessPointId);
  return (
    <>
      <span className={styles.line}>{option?.name}</span>
      {point && (
        <span className={styles.line}>
          {[point.name, point.addLine1, `${point.zipCode} ${point.city}`].filter(Boolean).join(", ")}
        </span>
      )}
    </>
  );
}

import { Fragment, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { formatDate, formatTime } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { Order, PostalAddress } from "#schemas/content/order.ts";
import { countryById } from "#schemas/site/countries.ts";

import styles from "./order-detail.module.css";

/** How an order comes and where to, whom it is billed to, and what was said with it. */
export function OrderDelivery({ order }: { readonly order: Order }): ReactNode {
  const { delivery, billing, contact, message } = order;
  const { address, service, accessPoint, pickup } = delivery;
  const { locale } = useIntl();
  return (
    <section>
      <h2 className={styles.part}>
        <FormattedMessage id={`orderDetail.by.${delivery.type}`} />
      </h2>
      {service && <p className={layout.meta}>{service.name}</p>}
      {accessPoint && (
        <Lines of={[accessPoint.name, accessPoint.addLine1, `${accessPoint.zipCode} ${accessPoint.city}`]} />
      )}
      {pickup && (
        <>
          <p>
            <FormattedMessage
              id="orderDetail.pickup"
              values={{
                day: formatDate(pickup.date),
                from: formatTime(pickup.from, locale),
                to: formatTime(pickup.to, locale),
              }}
            />
          </p>
          <Lines of={[pickup.place.name, pickup.place.address, `${pickup.place.postalCode} ${pickup.place.city}`]} />
        </>
      )}
      {address && <Address address={address} />}
      {billing && (
        <>
          <h2 className={styles.part}>
            <FormattedMessage id="orderDetail.billing" />
          </h2>
          <Address address={billing} />
        </>
      )}
      <p className={layout.meta}>{[contact.email, contact.phone].filter(Boolean).join(" · ")}</p>
      {message !== "" && <p className={styles.message}>{message}</p>}
    </section>
  );
}

function Address({ address }: { readonly address: PostalAddress }): ReactNode {
  const country = countryById(address.idCountry, useLocale());
  return (
    <Lines
      of={[
        `${address.firstname} ${address.lastname}`,
        address.address,
        address.addressPart2,
        `${address.postalCode} ${address.city}`,
        country?.name ?? "",
      ]}
    />
  );
}

function Lines({ of }: { readonly of: readonly string[] }): ReactNode {
  return (
    <address className={styles.address}>
      {of
        .map((line) => line.trim())
        .filter((line) => line !== "")
        .map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
    </address>
  );
}

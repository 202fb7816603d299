import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { DeskOrder } from "#schemas/content/desk-order.ts";
import type { OrderDelivery, PostalAddress } from "#schemas/content/order.ts";

import { useDayWords } from "./order-words.ts";
import styles from "./order-page.module.css";

/** Who ordered, where it goes, who pays, and the papers that there are. */
export function OrderFacts({ told }: { readonly told: DeskOrder }): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { order, papers, idUser } = told;
  const { contact, delivery, billing, message, trackingNumber, trackingLink } = order;
  return (
    <>
      <section className={styles.part}>
        <h3>{say("editor.orders.customer")}</h3>
        <p className={styles.address}>
          <span>{`${contact.firstname} ${contact.lastname}`.trim()}</span>
          {contact.email !== "" && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          {contact.phone !== "" && <a href={`tel:${contact.phone}`}>{contact.phone}</a>}
          <span className={styles.quiet}>{say(idUser === null ? "editor.orders.guest" : "editor.orders.account")}</span>
        </p>
        {message !== "" && (
          <blockquote className={styles.message} aria-label={say("editor.orders.message")}>
            {message}
          </blockquote>
        )}
      </section>
      <section className={styles.part}>
        <h3>{say(`editor.orders.type.${delivery.type}`)}</h3>
        <Delivery delivery={delivery} />
        {trackingNumber !== null && (
          <p className={styles.address}>
            <span className={styles.quiet}>{say("editor.orders.trackingNumber")}</span>
            {trackingLink === null ? <span>{trackingNumber}</span> : <a href={trackingLink}>{trackingNumber}</a>}
          </p>
        )}
      </section>
      {billing && (
        <section className={styles.part}>
          <h3>{say("editor.orders.billing")}</h3>
          <Address address={billing} />
        </section>
      )}
      {papers.length > 0 && (
        <section className={styles.part}>
          <h3>{say("editor.orders.papers")}</h3>
          <ul className={styles.papers}>
            {papers.map(({ url, name }) => (
              <li key={url}>
                <a href={url} download>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Delivery({ delivery }: { readonly delivery: OrderDelivery }): ReactNode {
  const { formatMessage } = useIntl();
  const dayOf = useDayWords();
  const { address, accessPoint, pickup, service } = delivery;
  return (
    <>
      {pickup && (
        <p className={styles.address}>
          <strong>
            {formatMessage({ id: "editor.orders.slot" }, { day: dayOf(pickup.date), from: pickup.from, to: pickup.to })}
          </strong>
          <span>{pickup.place.name}</span>
        </p>
      )}
      {service && <p className={styles.address}>{service.name}</p>}
      {accessPoint && (
        <p className={styles.address}>
          <span>{accessPoint.name}</span>
          <span>{accessPoint.addLine1}</span>
          <span>{`${accessPoint.zipCode} ${accessPoint.city}`}</span>
        </p>
      )}
      {address && <Address address={address} />}
    </>
  );
}

function Address({ address }: { readonly address: PostalAddress }): ReactNode {
  const { firstname, lastname, address: street, addressPart2, postalCode, city } = address;
  const lines = [`${firstname} ${lastname}`.trim(), street, addressPart2, `${postalCode} ${city}`];
  return (
    <p className={styles.address}>
      {lines
        .filter((line) => line !== "")
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </p>
  );
}

import { type ReactNode, useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { Customer } from "#schemas/content/customer.ts";

import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import { OneHead } from "../one-head.tsx";
import frame from "../panel-section.module.css";
import { useFullName } from "../people/person-words.ts";
import type { Place } from "../places/place.ts";
import { useReading } from "../use-reading.ts";
import { CustomerAccount } from "./customer-account.tsx";
import { CustomerForm } from "./customer-form.tsx";
import { CustomerLetters } from "./customer-letters.tsx";
import { CustomerOrders } from "./customer-orders.tsx";
import type { CustomerPort } from "./customer-port.ts";
import styles from "./customers.module.css";
import { useDay } from "./use-day.ts";

interface CustomerPageProps {
  readonly id: number;
  readonly port: CustomerPort;
  readonly go: (place: Place) => void;
  readonly back: () => void;
}

/** One customer with what the estate has to know to answer them, and what it may do for them. */
export function CustomerPageOf({ id, port, go, back }: CustomerPageProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (key: string, values?: Record<string, string>): string =>
    formatMessage({ id: `editor.customers.${key}` }, values);
  const [nameOf, day] = [useFullName(), useDay()];
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer: told, isMissing, again } = useReading(useCallback(async () => await port.find(id), [port, id]));
  const [corrected, setCorrected] = useState<Customer | null>(null);
  const customer = corrected ?? told;
  const name = customer ? nameOf(customer) : say("name");
  return (
    <section className={frame.section} aria-busy={customer === null && !isMissing} aria-label={name}>
      <OneHead
        {...{ heading, name }}
        back={{ words: say("back"), go: back }}
        facts={
          customer && (
            <>
              <a href={`mailto:${encodeURIComponent(customer.email)}`}>{customer.email}</a>
              <span>{say("since", { day: day(customer.since) })}</span>
            </>
          )
        }
      />
      {customer === null && !isMissing && <BeingRead />}
      {isMissing && customer === null && (
        <NotRead title={say("missing")} again={again} back={{ words: say("back"), go: back }} />
      )}
      {customer && (
        <>
          <CustomerForm {...{ port, customer }} saved={setCorrected} />
          <CustomerOrders {...{ customer, go }} />
          <Addresses customer={customer} />
          <CustomerLetters {...{ customer, go }} />
          <CustomerAccount
            {...{ port, customer, name }}
            loggedOut={() => setCorrected({ ...customer, sessions: 0 })}
            erased={back}
          />
        </>
      )}
    </section>
  );
}

function Addresses({ customer: { addresses } }: { readonly customer: Customer }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.part}>
      <h3>{formatMessage({ id: "editor.customers.addresses" })}</h3>
      {addresses.length === 0 && <p className={styles.none}>{formatMessage({ id: "editor.customers.noAddress" })}</p>}
      {addresses.length > 0 && (
        <ul className={styles.addresses}>
          {addresses.map(({ id, type, firstname, lastname, address, addressPart2, postalCode, city, country }) => (
            <li key={id}>
              <address>
                {[
                  `${firstname} ${lastname}`.trim(),
                  address,
                  addressPart2,
                  `${postalCode} ${city}`.trim(),
                  country.name,
                ]
                  .filter((line) => line !== "")
                  .map((line) => (
                    <span key={line}>{line}</span>
                  ))}
              </address>
              {type.length > 0 && <p className={styles.quiet}>{type.map(({ label }) => label).join(", ")}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

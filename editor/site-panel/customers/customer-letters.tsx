import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { Customer } from "#schemas/content/customer.ts";

import frame from "../panel-section.module.css";
import type { Place } from "../places/place.ts";
import { stateTones } from "../readers/reader-words.ts";
import { RowOpener } from "../row-opener.tsx";
import styles from "./customers.module.css";
import { useDay } from "./use-day.ts";

interface CustomerLettersProps {
  readonly customer: Customer;
  readonly go: (place: Place) => void;
}

/** The newsletters that come to a customer, or don't any more, each leading to its proof. */
export function CustomerLetters({ customer: { subscriptions }, go }: CustomerLettersProps): ReactNode {
  const { formatMessage } = useIntl();
  const day = useDay();
  return (
    <section className={styles.part}>
      <h3>{formatMessage({ id: "editor.customers.letters" })}</h3>
      {subscriptions.length === 0 && (
        <p className={styles.none}>{formatMessage({ id: "editor.customers.noLetter" })}</p>
      )}
      {subscriptions.length > 0 && (
        <ul className={frame.list}>
          {subscriptions.map(({ id, name, state, since }) => (
            <li key={id} className={frame.row}>
              <RowOpener
                name={name}
                state={formatMessage({ id: `editor.readers.state.${state}` })}
                tone={stateTones[state]}
                notes={[formatMessage({ id: "editor.readers.since" }, { day: day(since) })]}
                onClick={() => go({ section: "readers", id })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { Hours } from "#blocks/kit/company.ts";

import styles from "./contact-details.module.css";

/** Opening hours by weekday, days alike together. */
export function HoursTable({ hours }: { hours: readonly Hours[] }): ReactNode {
  const intl = useIntl();
  return (
    <dl className={styles.hours}>
      {hours.map(({ days, text }) => (
        <div key={days[0]} className={styles.day}>
          <dt>{days.map((day) => intl.formatMessage({ id: `kit.day.${day}` })).join(" – ")}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

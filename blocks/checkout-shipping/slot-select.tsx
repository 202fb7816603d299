import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { FieldProblem } from "#blocks/kit/form-problems.tsx";
import { useField } from "#blocks/kit/form-context.ts";
import { formatTime } from "#blocks/kit/formatters.ts";
import parts from "#blocks/kit/form-parts.module.css";
import form from "#blocks/kit/site-form.module.css";
import type { PickupPlace } from "#schemas/content/checkout.ts";

import styles from "./checkout-shipping.module.css";

/** The days on which it can be fetched, and the hours of each, as the browser shows choices. */
export function SlotSelect({ places }: { readonly places: readonly PickupPlace[] }): ReactNode {
  const intl = useIntl();
  const { locale } = intl;
  const longDay = (date: string): string =>
    intl.formatDate(`${date}T12:00:00Z`, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  const { id, label, value, error, errorId, aria } = useField("slot");
  return (
    <div className={parts.field} data-field="">
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <select id={id} name="slot" className={form.input} defaultValue={value} {...aria}>
        <option value="">{intl.formatMessage({ id: "checkoutShipping.noSlot" })}</option>
        {places.flatMap((place) =>
          place.days.map(({ date, schedules }) => (
            <optgroup
              key={`${place.id} ${date}`}
              label={[places.length > 1 && place.name, longDay(date)].filter(Boolean).join(" · ")}
            >
              {schedules.map((schedule) => (
                <option key={schedule.id} value={slotValue(schedule.id, date)}>
                  {`${formatTime(schedule.from, locale)} – ${formatTime(schedule.to, locale)}`}
                </option>
              ))}
            </optgroup>
          )),
        )}
      </select>
      {error !== null && (
        <p id={errorId} className={parts.fault}>
          <FieldProblem label={label} problem={error} />
        </p>
      )}
      <ul className={styles.places}>
        {places.map(({ id: place, name, address, postalCode, city }) => (
          <li key={place}>
            <FormattedMessage
              id="checkoutShipping.place"
              values={{ name, address: [address, `${postalCode} ${city}`].filter(Boolean).join(", ") }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A schedule on a day, as the form posts it. */
export function slotValue(idSchedule: number, date: string): string {
  return `${idSchedule}_${date}`;
}

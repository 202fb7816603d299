import type { CSSProperties, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { dayValue, slotValue } from "#schemas/commerce/checkout-forms.ts";
import type { DeliveryChoice, PickupPlace } from "#schemas/content/checkout.ts";
import type { PickupDay } from "#schemas/content/shipping.ts";

import { type CalendarDay, type CalendarMonth, calendarMonths } from "./calendar-months.ts";
import disclosure from "./disclosure.module.css";
import { useField } from "./form-context.ts";
import parts from "./form-parts.module.css";
import { FieldProblem } from "./form-problems.tsx";
import { formatTime } from "./formatters.ts";
import layout from "./layout.module.css";
import { longDay } from "./long-day.ts";
import form from "./site-form.module.css";
import styles from "./slot-calendar.module.css";

/** The day that is chosen of all calendars, and the hour on it: the fields `day` and `slot` of the form around. */
interface Chosen {
  readonly day: string;
  readonly slot: string;
}

/**
 * When something can be fetched: the months of each place by weeks, one radio for each day, then the hours of the day
 * that is chosen. Plain fields: arrows go from day to day, Tab to its hours, and no script is asked.
 */
export function SlotCalendar({ places }: { readonly places: readonly PickupPlace[] }): ReactNode {
  const { id, label, value: slot, error, errorId, aria, focus } = useField("slot");
  const { value: day } = useField("day");
  return (
    <fieldset role="radiogroup" className={styles.calendars} data-field="head" {...aria}>
      {/* What is wrong leads to the head, where it stands: months may lie between the first day and the last. */}
      <legend id={id} tabIndex={-1} className={form.label} {...focus}>
        {label}
      </legend>
      {error !== null && (
        <p id={errorId} className={parts.fault}>
          <FieldProblem label={label} problem={error} />
        </p>
      )}
      {places.map((place) => (
        <PlaceCalendar key={place.id} place={place} chosen={{ day, slot }} />
      ))}
    </fieldset>
  );
}

/** What the fields hold of what was chosen; nothing where the calendar doesn't offer it any more. */
export function slotValues(
  delivery: DeliveryChoice | null,
  places: readonly PickupPlace[],
): { readonly day: string; readonly slot: string } {
  const { date = "", idSchedule = 0 } = delivery ?? {};
  const place = places.find(({ days }) =>
    days.some((day) => day.date === date && day.schedules.some(({ id }) => id === idSchedule)),
  );
  if (!place) return { day: "", slot: "" };
  const day = dayValue(place.id, date);
  return { day, slot: slotValue(idSchedule, day) };
}

function PlaceCalendar({ place, chosen }: { readonly place: PickupPlace; readonly chosen: Chosen }): ReactNode {
  const { id, name, address, postalCode, city, days, fullDays } = place;
  const open = new Map(days.map((day) => [day.date, day]));
  const months = calendarMonths([...open.keys()], fullDays);
  const of = months.find(({ month }) => chosen.day.startsWith(month) && chosen.day.endsWith(`_${id}`));
  return (
    <div className={styles.place}>
      <p className={styles.where}>
        <FormattedMessage
          id="checkoutShipping.place"
          values={{ name, address: [address, `${postalCode} ${city}`].filter(Boolean).join(", ") }}
        />
      </p>
      {months.map((month, index) => (
        <Month key={month.month} {...{ month, open, chosen }} idPlace={id} isOpen={index === 0 || month === of} />
      ))}
    </div>
  );
}

/** From Monday on, as the first of January 2024 was. */
const weekdays = [1, 2, 3, 4, 5, 6, 7];

interface MonthProps {
  readonly month: CalendarMonth;
  readonly open: ReadonlyMap<string, PickupDay>;
  readonly chosen: Chosen;
  readonly idPlace: number;
  readonly isOpen: boolean;
}

function Month({ month: { month, days }, open, chosen, idPlace, isOpen }: MonthProps): ReactNode {
  const intl = useIntl();
  const name = intl.formatDate(`${month}-15T12:00:00Z`, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <details className={styles.month} open={isOpen}>
      <summary className={disclosure.summary}>
        <span className={styles.name}>{name}</span>
      </summary>
      <div className={styles.days}>
        {weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday} aria-hidden="true">
            {intl.formatDate(Date.UTC(2024, 0, weekday), { weekday: "short", timeZone: "UTC" })}
          </span>
        ))}
        {days.map((day) => {
          const own = open.get(day.date);
          return own ? (
            <OpenDay key={day.date} {...{ day, chosen, idPlace }} schedules={own.schedules} />
          ) : (
            <OtherDay key={day.date} day={day} />
          );
        })}
      </div>
    </details>
  );
}

/** A day that nothing can be fetched on; why is said while it is among those that are told. */
function OtherDay({ day }: { readonly day: CalendarDay }): ReactNode {
  const { date, state } = day;
  const longDay = useLongDay();
  return (
    <span
      className={styles.other}
      data-state={state}
      style={cellOf(day)}
      aria-hidden={state === "outside" || undefined}
    >
      <span aria-hidden="true">{numberOf(date)}</span>
      {state !== "outside" && (
        <>
          <span className={layout.hidden}>{`${longDay(date)}, `}</span>
          <small>
            <FormattedMessage id={state === "full" ? "slotCalendar.full" : "slotCalendar.closed"} />
          </small>
        </>
      )}
    </span>
  );
}

interface OpenDayProps {
  readonly day: CalendarDay;
  readonly chosen: Chosen;
  readonly idPlace: number;
  readonly schedules: PickupDay["schedules"];
}

function OpenDay({ day, chosen, idPlace, schedules }: OpenDayProps): ReactNode {
  const { locale } = useIntl();
  const longDay = useLongDay()(day.date);
  const value = dayValue(idPlace, day.date);
  return (
    <div className={styles.day}>
      <label className={styles.open} style={cellOf(day)}>
        <input type="radio" name="day" value={value} defaultChecked={value === chosen.day} />
        <span aria-hidden="true">{numberOf(day.date)}</span>
        <span className={layout.hidden}>{longDay}</span>
      </label>
      <fieldset className={styles.hours}>
        <legend>{longDay}</legend>
        {schedules.map(({ id, from, to }) => (
          <label key={id} className={parts.choice}>
            <input
              type="radio"
              name="slot"
              value={slotValue(id, value)}
              defaultChecked={slotValue(id, value) === chosen.slot}
            />
            <span>{`${formatTime(from, locale)} – ${formatTime(to, locale)}`}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function useLongDay(): (date: string) => string {
  const intl = useIntl();
  return (date) => longDay(date, intl);
}

function numberOf(date: string): number {
  return Number(date.slice(8));
}

/** The row below the names of the weekdays, and the column. */
function cellOf({ week, weekday }: CalendarDay): CSSProperties {
  return { gridRow: week + 1, gridColumn: weekday };
}

import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { FieldSet } from "../../kit/field-set.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import styles from "./setting-inputs.module.css";

export interface MonthDayFieldProps {
  readonly label: string;
  readonly aside?: ReactNode;
  /** `MM-DD`; anything else is no day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day of every year, in the order of the language: the browser's own lists, which answer to the letters of a month. */
export function MonthDayField({ label, aside, value, onChange }: MonthDayFieldProps): ReactNode {
  const intl = useIntl();
  const [month = 0, day = 0] = /^\d\d-\d\d$/.test(value) ? value.split("-").map(Number) : [];
  const named = (id: string): string => intl.formatMessage({ id }, { label });
  const tell = (nextMonth: number, nextDay: number): void => {
    const last = daysOf(nextMonth);
    onChange([nextMonth, Math.min(nextDay, last)].map((part) => String(part).padStart(2, "0")).join("-"));
  };
  const dayList = (
    <SelectField
      key="day"
      isLabelHidden
      label={named("editor.fields.day")}
      value={day}
      options={upTo(daysOf(month)).map((number) => ({ value: number, label: intl.formatNumber(number) }))}
      onChange={(next) => tell(month === 0 ? 1 : month, next)}
    />
  );
  const monthList = (
    <SelectField
      key="month"
      isLabelHidden
      label={named("editor.site.monthOf")}
      value={month}
      options={upTo(12).map((number) => ({ value: number, label: intl.formatDate(middleOf(number), monthName) }))}
      onChange={(next) => tell(next, day === 0 ? 1 : day)}
    />
  );
  const parts = intl.formatDateToParts(middleOf(1), { ...monthName, day: "numeric" }).map(({ type }) => type);
  const isDayFirst = parts.indexOf("day") < parts.indexOf("month");
  return (
    <FieldSet label={label} aside={aside}>
      <div className={styles.monthDay}>{isDayFirst ? [dayList, monthList] : [monthList, dayList]}</div>
    </FieldSet>
  );
}

const monthName = { month: "long", timeZone: "UTC" } as const;

/** Of a year that is no leap year: the 29th of February is no day of every year. */
function middleOf(month: number): Date {
  return new Date(Date.UTC(2001, month - 1, 15));
}

function daysOf(month: number): number {
  return month === 0 ? 31 : new Date(Date.UTC(2001, month, 0)).getUTCDate();
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { text } from "../../fields/text.ts";
import type { Localized } from "../../locale.ts";

/** A day of every year, `MM-DD`. The 29th of February is none. */
export function monthDay(label: Localized<string>, initial: string): Field<string, string> {
  const help = { fr_FR: "Mois et jour, par exemple 02-01.", en_US: "Month and day, for example 02-01." };
  const field = text({ label, help, localized: false, initial, max: 5 });
  return {
    ...field,
    describe: () => ({ ...field.describe(), format: "month-day" }),
    check(value) {
      const checked = field.check(value);
      if (!checked.ok || isMonthDay(checked.value)) return checked;
      return fault("key.monthDay");
    },
  };
}

/** Whether a field is one of these: its controls are a month and a day of it. */
export function isMonthDayField(field: Pick<Field, "describe">): boolean {
  return field.describe()["format"] === "month-day";
}

function isMonthDay(value: string): boolean {
  if (!/^\d\d-\d\d$/.test(value)) return false;
  // 2001 is no leap year: a day that it doesn't have comes out as another one.
  const date = new Date(`2001-${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === value;
}

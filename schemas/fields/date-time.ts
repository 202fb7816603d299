import { ok } from "../result.ts";
import { fault } from "./check.ts";
import type { Field } from "./field.ts";
import type { FieldLabels } from "./text.ts";

/** What a day without a time stands for: its first moment, or the moment after its last. */
export type DayMeans = "beginning" | "end";

export interface DateTimeOptions extends FieldLabels {
  /** Left out: its beginning. */
  readonly day?: DayMeans;
}

/** The years that a date is meant in: whoever is still typing one has written an earlier one. */
const years = { from: 2000, to: 2199 } as const;

/** An instant to the minute, in UTC (`2026-09-01T08:00:00.000Z`), or none. People say it by the estate's clock. */
export function dateTime({ label, help, day = "beginning" }: DateTimeOptions): Field<string | null, string | null> {
  return {
    kind: "date-time",
    label,
    localized: false,
    initial: null,
    check: (value) => (value === null || isMinute(value) ? ok(value) : fault("key.instant", years)),
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind: "date-time", label, help, localized: false, initial: null, day }),
  };
}

function isMinute(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(value)) return false;
  const instant = Date.parse(value);
  const year = Number(value.slice(0, 4));
  const isDate = Number.isFinite(instant) && new Date(instant).toISOString() === value;
  return isDate && year >= years.from && year <= years.to;
}

import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { type FieldLabels, text } from "../../fields/text.ts";
import { ok } from "../../result.ts";

/** A time of day by the estate's clock, `HH:MM`; empty: none. */
export function time(labels: FieldLabels): Field<string, string> {
  const field = text({ ...labels, localized: false, max: 5 });
  return {
    ...field,
    check: (value) => (value === "" || isTime(value) ? ok(String(value)) : fault("key.time")),
    describe: () => ({ ...field.describe(), as: "time" }),
  };
}

function isTime(value: unknown): boolean {
  return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

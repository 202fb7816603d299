import { isDay } from "../../day.ts";
import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { type FieldLabels, text } from "../../fields/text.ts";
import { ok } from "../../result.ts";

/** A calendar day of the estate's, `YYYY-MM-DD`; empty: none. */
export function day(labels: FieldLabels): Field<string, string> {
  const field = text({ ...labels, localized: false, max: 10 });
  return {
    ...field,
    check: (value) => (value === "" || (typeof value === "string" && isDay(value)) ? ok(value) : fault("key.day")),
    describe: () => ({ ...field.describe(), as: "day" }),
  };
}

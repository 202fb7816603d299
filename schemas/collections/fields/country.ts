import type { Field } from "../../fields/field.ts";
import { fault } from "../../fields/check.ts";
import { type FieldLabels, text } from "../../fields/text.ts";
import { ok } from "../../result.ts";

/** A country by its two letters; which there are is for the save command to say. */
export function country(labels: FieldLabels): Field<string, string> {
  const field = text({ ...labels, localized: false, max: 2, initial: "FR" });
  return {
    ...field,
    check: (value) => (typeof value === "string" && /^[A-Z]{2}$/.test(value) ? ok(value) : fault("key.country")),
    describe: () => ({ ...field.describe(), as: "country" }),
  };
}

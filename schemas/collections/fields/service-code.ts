import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { type FieldLabels, text } from "../../fields/text.ts";
import { ok } from "../../result.ts";

/** What a carrier's service is called among programs: `COLISSIMO_HOME`; empty: nothing yet. */
export function serviceCode(labels: FieldLabels): Field<string, string> {
  const field = text({ ...labels, localized: false, max: 40 });
  return {
    ...field,
    check: (value) =>
      value === "" || (typeof value === "string" && /^[A-Z0-9_]{1,40}$/.test(value)) ? ok(value) : fault("key.format"),
    describe: () => ({ ...field.describe(), as: "service-code" }),
  };
}

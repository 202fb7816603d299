import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { type FieldLabels, text } from "../../fields/text.ts";
import { ok } from "../../result.ts";
import { isSlug } from "../../slug.ts";

/** What a record is called in addresses, the same in all languages; empty: nothing yet. */
export function key(labels: FieldLabels): Field<string, string> {
  const field = text({ ...labels, localized: false, max: 60 });
  return {
    ...field,
    check: (value) => (value === "" || (typeof value === "string" && isSlug(value)) ? ok(value) : fault("key.slug")),
    describe: () => ({ ...field.describe(), as: "key" }),
  };
}

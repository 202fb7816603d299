import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { type FieldLabels, text } from "../../fields/text.ts";
import { ok } from "../../result.ts";

/** What a column of an element list is called in answers: `couleur_de_fond`; empty: it is made of what people call it. */
export function columnName(labels: FieldLabels): Field<string, string> {
  const field = text({ ...labels, localized: false, max: 40 });
  return {
    ...field,
    check: (value) =>
      typeof value === "string" && /^(?:[a-z][a-z0-9_]{0,39})?$/.test(value) ? ok(value) : fault("key.columnName"),
    describe: () => ({ ...field.describe(), as: "column-name" }),
  };
}

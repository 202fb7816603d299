import { type ElementField, elementValueProblem } from "../../content/element-field.ts";
import { fault, isRecord } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { richText } from "../../fields/rich-text.ts";
import { type FieldLabels, text } from "../../fields/text.ts";

export interface ElementColumnOptions extends FieldLabels, Pick<ElementField, "kind" | "localized"> {}

/** A value of an element list's own column: always text, which has the shape that its kind asks for; empty: none. */
export function elementColumn({ kind, localized, ...labels }: ElementColumnOptions): Field {
  if (kind === "html") return localized ? richText(labels) : richText({ ...labels, localized: false });
  const limits = { ...labels, multiline: kind === "text" || kind === "outline", max: 20_000 };
  const field: Field = localized ? text(limits) : text({ ...limits, localized: false });
  if (kind === "text") return field;
  return {
    ...field,
    check(value) {
      const checked = field.check(value);
      if (!checked.ok) return checked;
      for (const [locale, one] of isRecord(value) ? Object.entries(value) : [["", value] as const]) {
        const problem = elementValueProblem(kind, String(one));
        if (problem !== null) return fault(problem, undefined, locale);
      }
      return checked;
    },
    describe: () => ({ ...field.describe(), as: kind }),
  };
}

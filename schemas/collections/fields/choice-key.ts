import { choiceKey as pattern } from "../../commerce/customization.ts";
import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { type FieldLabels, text } from "../../fields/text.ts";
import { ok } from "../../result.ts";

/** How a choice is called in carts and orders: `lettres-dorees`; empty: it is made of its words. */
export function choiceKey(labels: FieldLabels): Field<string, string> {
  const field = text({ ...labels, localized: false, max: 40 });
  return {
    ...field,
    check: (value) =>
      value === "" || (typeof value === "string" && pattern.test(value)) ? ok(value) : fault("key.choiceKey"),
    describe: () => ({ ...field.describe(), as: "choice-key" }),
  };
}

import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { type FieldLabels, text } from "../../fields/text.ts";
import { ok } from "../../result.ts";

/** As carts take them (`codeLength` of `schemas/contract/calls/cart.body.ts`, which comes with the checkout: a test holds them together). */
const length = { min: 3, max: 40 };

/** What customers enter in their cart. Blanks and small letters make no other code of it (`server/cart/codes`). */
export function discountCode(labels: FieldLabels): Field<string, string> {
  const field = text({ ...labels, localized: false, max: length.max });
  return {
    ...field,
    check(value) {
      const checked = field.check(value);
      if (!checked.ok || checked.value === "") return checked;
      const letters = checked.value.replaceAll(/\s/gu, "");
      return letters.length < length.min ? fault("key.length", length) : ok(checked.value);
    },
    describe: () => ({ ...field.describe(), as: "code" }),
  };
}

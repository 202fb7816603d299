import type { Field } from "#schemas/fields/field.ts";

/** Whether a field's text may have several lines. */
export function multilineOf(field: Field): boolean {
  return field.describe()["multiline"] === true;
}

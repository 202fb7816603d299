import type { Field } from "../../fields/field.ts";
import { ok } from "../../result.ts";

/** A number that may be missing: null then. */
export function optional(field: Field<number, number>): Field<number | null, number | null> {
  return {
    ...field,
    initial: null,
    check: (value) => (value === null ? ok(null) : field.check(value)),
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ ...field.describe(), initial: null, isOptional: true }),
  };
}

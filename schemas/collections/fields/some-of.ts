import { choices, type ChoicesOptions } from "../../fields/choices.ts";
import type { Field } from "../../fields/field.ts";
import { ok } from "../../result.ts";

/** Some of several values in any order, or none: unlike `choices`, of which one is left always. */
export function someOf<const Value extends string>(
  options: ChoicesOptions<Value>,
): Field<readonly Value[], readonly Value[]> {
  const field = choices(options);
  const initial: readonly Value[] = [];
  return {
    ...field,
    initial,
    check: (value) => (Array.isArray(value) && value.length === 0 ? ok(initial) : field.check(value)),
    describe: () => ({ ...field.describe(), initial, as: "some" }),
  };
}

import type { Localized } from "../locale.ts";
import { ok } from "../result.ts";
import { fault } from "./check.ts";
import type { Field } from "./field.ts";
import type { FieldLabels } from "./text.ts";

export interface ChoicesOptions<Value extends string> extends FieldLabels {
  readonly options: readonly { readonly value: Value; readonly label: Localized<string> }[];
}

/** Several of some values, one at least, in any order; all of them where nothing is stored. */
export function choices<const Value extends string>({
  label,
  help,
  options,
}: ChoicesOptions<Value>): Field<readonly Value[], readonly Value[]> {
  const all = options.map(({ value }) => value);
  return {
    kind: "choices",
    label,
    localized: false,
    initial: all,
    check(value) {
      if (!Array.isArray(value)) return fault("key.list");
      if (value.length === 0) return fault("key.oneAtLeast");
      const known = all.filter((one) => value.includes(one));
      // Something unknown, or the same twice.
      return known.length === value.length ? ok(known) : fault("key.choices", { choices: all.join(", ") });
    },
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind: "choices", label, help, localized: false, initial: all, options }),
  };
}

import type { Localized } from "../locale.ts";
import { ok } from "../result.ts";
import { fault } from "./check.ts";
import type { Field } from "./field.ts";
import type { FieldLabels } from "./text.ts";

export interface SelectOptions<Value extends string | number> extends FieldLabels {
  readonly options: readonly { readonly value: Value; readonly label: Localized<string> }[];
  /** Left out: the first option. */
  readonly initial?: NoInfer<Value>;
}

/** One of several values; its type is the union of the options. Throws when there is no option. */
export function select<const Value extends string | number>(settings: SelectOptions<Value>): Field<Value, Value> {
  const { label, help, options } = settings;
  const initial = settings.initial ?? options[0]?.value;
  if (initial === undefined) throw new Error("A select field needs at least one option");
  return {
    kind: "select",
    label,
    localized: false,
    initial,
    check(value) {
      const found = options.find((option) => option.value === value);
      return found === undefined
        ? fault("key.choice", { choices: options.map((option) => option.value).join(", ") })
        : ok(found.value);
    },
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind: "select", label, help, localized: false, initial, options }),
  };
}

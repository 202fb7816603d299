import { type ReactNode, useMemo } from "react";

import type { KindProps } from "../../fields/kind-props.ts";
import { useChecked } from "../../fields/use-checked.ts";
import { useFieldError } from "../../fields/use-field-error.ts";
import { PickerField } from "../../kit/picker-field.tsx";
import { useCountryName } from "./country-names.ts";
import { useCountryFinder } from "./use-country-finder.ts";

const none: readonly string[] = [];

/** One country, found by its name; what is stored is its two letters. */
export function CountryInput(props: KindProps<string>): ReactNode {
  const { field, value, onChange, label, help, aside, isLabelHidden } = props;
  const nameOf = useCountryName();
  const checked = useChecked(value, field.check, (next) => onChange(next));
  const error = useFieldError(label, checked.problems);
  const find = useCountryFinder(none);
  // What is chosen needs no number: the record has its letters.
  const chosen = useMemo(
    () => (checked.value === "" ? null : { id: 0, title: nameOf(checked.value), alphaTwo: checked.value }),
    [checked.value, nameOf],
  );
  return (
    <PickerField
      {...{ label, help, aside, isLabelHidden, error, find }}
      value={chosen}
      onChange={(one) => checked.change(one?.alphaTwo ?? "")}
    />
  );
}

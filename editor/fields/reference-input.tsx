import type { ReactNode } from "react";

import type { KindProps } from "./kind-props.ts";
import { TargetPicker } from "./target-picker.tsx";
import { useChecked } from "./use-checked.ts";
import { useFieldError } from "./use-field-error.ts";

/** A page or a product. */
export function ReferenceInput(props: KindProps<number | null>): ReactNode {
  const { field, label, help, aside, isLabelHidden, value, locale, ports, onChange } = props;
  const { to } = field.describe() as unknown as { to: "page" | "product" };
  const checked = useChecked(value, field.check, (next) => onChange(next));
  const error = useFieldError(label, checked.problems);
  return (
    <TargetPicker
      {...{ label, help, aside, isLabelHidden, error, to, locale, ports }}
      id={checked.value}
      onChange={(target) => checked.change(target?.id ?? null)}
    />
  );
}

import { type ReactNode, useId } from "react";

import styles from "../../kit/ed-field.module.css";
import { described, FieldFrame } from "../../kit/field-frame.tsx";
import { useHeldValue } from "../../kit/use-held-value.ts";
import type { KindProps } from "../../fields/kind-props.ts";
import { useChecked } from "../../fields/use-checked.ts";
import { useFieldError } from "../../fields/use-field-error.ts";

/** A calendar day. */
export function DayInput({ field, value, onChange, label, help, aside, isLabelHidden }: KindProps<string>): ReactNode {
  const id = useId();
  const checked = useChecked(value, field.check, (next) => onChange(next, { typedAt: "" }));
  const error = useFieldError(label, checked.problems);
  const held = useHeldValue(checked.value, (next: string) => {
    // Whoever types a year begins with 0002.
    if (!next.startsWith("0")) checked.change(next);
  });
  return (
    <FieldFrame {...{ id, label, help, error, aside, isLabelHidden }}>
      <input
        id={id}
        className={styles.input}
        type="date"
        value={held.value}
        onFocus={held.onFocus}
        onBlur={held.onBlur}
        onChange={({ target }) => held.change(target.value)}
        {...described(id, { help, error })}
      />
    </FieldFrame>
  );
}

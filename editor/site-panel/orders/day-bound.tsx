import { type ReactNode, useId } from "react";

import fieldStyles from "../../kit/ed-field.module.css";
import { FieldFrame } from "../../kit/field-frame.tsx";
import { useHeldValue } from "../../kit/use-held-value.ts";

interface DayBoundProps {
  readonly label: string;
  /** `YYYY-MM-DD`; empty: without a bound. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/**
 * The first or the last day of a list: the browser's own field, which knows calendars and keyboards. A day that is half typed
 * stays in the field.
 */
export function DayBound({ label, value, onChange }: DayBoundProps): ReactNode {
  const id = useId();
  const held = useHeldValue(value, (day: string) => {
    // Whoever types the year 2026 has written 0002, 0020 and 0202 before.
    if (!day.startsWith("0")) onChange(day);
  });
  return (
    <FieldFrame {...{ id, label }}>
      <input
        id={id}
        type="date"
        className={fieldStyles.input}
        value={held.value}
        min="2000-01-01"
        max="2199-12-31"
        onFocus={held.onFocus}
        onBlur={held.onBlur}
        onChange={({ target }) => held.change(target.value)}
      />
    </FieldFrame>
  );
}

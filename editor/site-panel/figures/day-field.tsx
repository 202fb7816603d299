import { type ReactNode, useId } from "react";

import styles from "../../kit/ed-field.module.css";
import { described, FieldFrame } from "../../kit/field-frame.tsx";
import { useHeldValue } from "../../kit/use-held-value.ts";

interface DayFieldProps {
  readonly label: string;
  readonly error?: string;
  /** `YYYY-MM-DD`. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A calendar day of our time; one that is half typed isn't told. */
export function DayField({ label, error, value, onChange }: DayFieldProps): ReactNode {
  const id = useId();
  const held = useHeldValue(value, (day: string) => {
    if (/^20\d\d-/.test(day)) onChange(day);
  });
  return (
    <FieldFrame {...{ id, label, error }}>
      <input
        id={id}
        className={styles.input}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={held.value}
        onFocus={held.onFocus}
        onBlur={held.onBlur}
        onChange={({ target }) => held.change(target.value)}
        {...described(id, { error })}
      />
    </FieldFrame>
  );
}

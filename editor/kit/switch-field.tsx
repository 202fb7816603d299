import { type ReactNode, useId } from "react";

import styles from "./ed-field.module.css";
import { described, FieldNotes, type FieldWords } from "./field-frame.tsx";

export interface SwitchFieldProps extends Omit<FieldWords, "isLabelHidden"> {
  readonly value: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (value: boolean) => void;
}

/**
 * Yes or no. Whether it is on is told by `checked` alone: HTML refuses a second word for it (`aria-checked`), which a rule of
 * the linter would ask for.
 */
export function SwitchField({ label, help, error, aside, value, isDisabled, onChange }: SwitchFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.switch} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            role="switch"
            className={styles.track}
            checked={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.checked)}
            {...described(id, { help, error })}
          />
          <span>{label}</span>
        </label>
        <span className={styles.aside}>{aside}</span>
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

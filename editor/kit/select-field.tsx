import { type ReactNode, useId } from "react";

import styles from "./ed-field.module.css";
import { described, FieldFrame, type FieldWords } from "./field-frame.tsx";
import { Icon } from "./icons.tsx";

export interface SelectFieldProps<Value extends string | number> extends FieldWords {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of several values: the browser's own list, which every phone and screen reader knows. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>): ReactNode {
  const { label, help, error, aside, isLabelHidden, value, options, isDisabled, onChange } = props;
  const id = useId();
  return (
    <FieldFrame {...{ id, label, help, error, aside, isLabelHidden }}>
      <div className={styles.select}>
        <select
          id={id}
          className={styles.input}
          value={options.findIndex((option) => option.value === value)}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = options[Number(event.target.value)];
            if (chosen) onChange(chosen.value);
          }}
          {...described(id, { help, error })}
        >
          {options.map((option, index) => (
            <option key={option.value} value={index}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
    </FieldFrame>
  );
}

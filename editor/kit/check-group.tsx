import { type ReactNode, useId } from "react";

import { FieldSet } from "./field-set.tsx";
import styles from "./ed-check-group.module.css";
import { described, FieldNotes, type FieldWords } from "./field-frame.tsx";

export interface CheckGroupProps<Value extends string> extends Omit<FieldWords, "isLabelHidden"> {
  readonly value: readonly Value[];
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: readonly Value[]) => void;
}

/** Several of some values: a box to tick for each. */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>): ReactNode {
  const { label, help, error, aside, value, options, onChange } = props;
  const id = useId();
  const toggle = (one: Value) =>
    onChange(options.map((option) => option.value).filter((each) => value.includes(each) !== (each === one)));
  return (
    <FieldSet label={label} aside={aside} aria-describedby={described(id, { help, error })["aria-describedby"]}>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input type="checkbox" checked={value.includes(option.value)} onChange={() => toggle(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </FieldSet>
  );
}

import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";

import { FieldSet } from "./field-set.tsx";
import styles from "./ed-check-group.module.css";
import fieldStyles from "./ed-field.module.css";
import { described, FieldNotes, type FieldWords } from "./field-frame.tsx";
import { useHeldValue } from "./use-held-value.ts";

/** A day `YYYY-MM-DD` and a time `HH:MM` of it; each is empty where it isn't said. */
export interface DayTime {
  readonly day: string;
  readonly time: string;
}

export interface DayTimeFieldProps extends Omit<FieldWords, "isLabelHidden"> {
  readonly value: DayTime;
  readonly onChange: (value: DayTime) => void;
}

/** A day, and a time of it for whom that matters: the browser's own fields, which know calendars and keyboards. */
export function DayTimeField({ label, help, error, aside, value, onChange }: DayTimeFieldProps): ReactNode {
  const id = useId();
  const intl = useIntl();
  const held = useHeldValue(value, onChange);
  const part = (name: keyof DayTime, type: "date" | "time"): ReactNode => (
    <input
      type={type}
      className={fieldStyles.input}
      aria-label={intl.formatMessage({ id: `editor.fields.${name}` }, { label })}
      value={held.value[name]}
      min={type === "date" ? "2000-01-01" : undefined}
      max={type === "date" ? "2199-12-31" : undefined}
      onFocus={held.onFocus}
      onBlur={held.onBlur}
      onChange={({ target }) => held.change({ ...held.value, [name]: target.value })}
      {...described(id, { help, error })}
    />
  );
  return (
    <FieldSet label={label} aside={aside}>
      <div className={styles.when}>
        {part("day", "date")}
        {part("time", "time")}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </FieldSet>
  );
}

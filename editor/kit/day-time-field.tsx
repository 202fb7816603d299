import { type ReactNode, useId, useRef } from "react";
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
  /** Told of whole days and times alone. */
  readonly onChange: (value: DayTime) => void;
}

/**
 * A day, and a time of it for whom that matters: the browser's own fields, which know calendars and keyboards. What is half
 * typed stays here: whoever types the year 2039 has written 0002, 0020 and 0203 before.
 */
export function DayTimeField({ label, help, error, aside, value, onChange }: DayTimeFieldProps): ReactNode {
  const id = useId();
  const intl = useIntl();
  const parts = useRef<HTMLDivElement>(null);
  const inputs = (): readonly HTMLInputElement[] => [...(parts.current?.querySelectorAll("input") ?? [])];
  const held = useHeldValue(value, (next: DayTime) => {
    if (!next.day.startsWith("0") && !inputs().some(({ validity }) => validity.badInput)) onChange(next);
  });
  /**
   * Who takes a day away key by key has an empty field from the first key on, which is half typed, to the last, of which nobody
   * is told: what is empty then is empty.
   */
  const leave = (): void => {
    const [day = "", time = ""] = inputs().map(({ value: typed }) => typed);
    const isEmptied = (day === "" && held.value.day !== value.day) || (time === "" && held.value.time !== value.time);
    if (isEmptied) held.change({ day, time });
    held.onBlur();
  };
  const part = (name: keyof DayTime, type: "date" | "time"): ReactNode => (
    <input
      type={type}
      className={fieldStyles.input}
      aria-label={intl.formatMessage({ id: `editor.fields.${name}` }, { label })}
      value={held.value[name]}
      min={type === "date" ? "2000-01-01" : undefined}
      max={type === "date" ? "2199-12-31" : undefined}
      onFocus={held.onFocus}
      onBlur={leave}
      onChange={({ target }) => held.change({ ...held.value, [name]: target.value })}
      {...described(id, { help, error })}
    />
  );
  return (
    <FieldSet label={label} aside={aside}>
      <div className={styles.when} ref={parts}>
        {part("day", "date")}
        {part("time", "time")}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </FieldSet>
  );
}

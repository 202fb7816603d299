import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "./button.tsx";
import styles from "./ed-field.module.css";
import { described, FieldFrame, type FieldWords } from "./field-frame.tsx";
import { writtenNumber } from "./written-number.ts";

export interface NumberFieldProps extends FieldWords {
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly isDisabled?: boolean;
  /** NaN: what stands there is no number. */
  readonly onChange: (value: number) => void;
}

/** A number, written with a comma or a point. Arrows and two buttons go by its step. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, help, error, aside, isLabelHidden, value, min, max, step = 1, isDisabled, onChange } = props;
  const id = useId();
  const intl = useIntl();
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? writtenNumber(intl, value);
  const set = (next: number) => {
    const within = Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity);
    setText((before) => (before === null ? null : writtenNumber(intl, within)));
    onChange(within);
  };
  const stepBy = (steps: number) =>
    set(tidy((Number.isNaN(readNumber(shown)) ? value : readNumber(shown)) + steps * step));
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    stepBy(steps);
  };
  const button = (icon: "chevron-up" | "chevron-down", message: string, steps: number) => (
    <IconButton
      isSmall
      icon={icon}
      label={intl.formatMessage({ id: message }, { label })}
      disabled={isDisabled}
      onClick={() => stepBy(steps)}
    />
  );
  return (
    <FieldFrame {...{ id, label, help, error, aside, isLabelHidden }}>
      <div className={styles.withButtons}>
        <input
          {...{ id, className: styles.input, value: shown, disabled: isDisabled, onKeyDown }}
          type="text"
          role="spinbutton"
          inputMode={min !== undefined && min >= 0 ? "decimal" : "text"}
          autoComplete="off"
          aria-valuenow={Number.isNaN(value) ? undefined : value}
          aria-valuemin={min}
          aria-valuemax={max}
          onFocus={() => setText(writtenNumber(intl, value))}
          onBlur={() => setText(null)}
          onChange={(event) => {
            setText(event.target.value);
            onChange(readNumber(event.target.value));
          }}
          {...described(id, { help, error })}
        />
        {button("chevron-down", "editor.kit.less", -1)}
        {button("chevron-up", "editor.kit.more", 1)}
      </div>
    </FieldFrame>
  );
}

/** A number as it is typed in either language: `12,5`, `12.5`, `1 200`. NaN for what is none. */
function readNumber(text: string): number {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** 0.1 + 0.2 is 0.30000000000000004. */
function tidy(value: number): number {
  return Number(value.toFixed(10));
}

import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import type { KindProps } from "../../fields/kind-props.ts";
import { useChecked } from "../../fields/use-checked.ts";
import { useFieldError } from "../../fields/use-field-error.ts";
import styles from "../../kit/ed-field.module.css";
import { described, FieldFrame } from "../../kit/field-frame.tsx";
import { writtenNumber } from "../../kit/written-number.ts";

interface NumberOrNoneProps extends KindProps<number | null> {
  /** How much of what is stored one is, as people write it: 100 where cents are written as euros. */
  readonly scale?: number;
  readonly unit?: string;
}

/** A number, written with a comma or a point, which may be missing where its field lets it. */
export function NumberOrNone(props: NumberOrNoneProps): ReactNode {
  const { field, value, onChange, label, help, aside, isLabelHidden, scale = 1, unit } = props;
  const id = useId();
  const intl = useIntl();
  const written = (stored: number | null): string =>
    writtenNumber(intl, stored === null ? null : stored / scale, Math.log10(scale));
  const [text, setText] = useState<string | null>(null);
  const checked = useChecked(value, field.check, (next) => onChange(next ?? undefined, { typedAt: "" }));
  const error = useFieldError(label, checked.problems);
  return (
    <FieldFrame {...{ id, label: unit ? `${label} (${unit})` : label, help, error, aside, isLabelHidden }}>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text ?? written(value)}
        onFocus={() => setText(written(value))}
        onBlur={() => setText(null)}
        onChange={({ target }) => {
          setText(target.value);
          checked.change(readAmount(target.value, scale));
        }}
        {...described(id, { help, error })}
      />
    </FieldFrame>
  );
}

/** A number as it is typed in either language: `12,5`, `12.5`, `1 200`. Null: nothing stands there; NaN: no number does. */
export function readAmount(text: string, scale: number): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  if (plain === "") return null;
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return Number.NaN;
  return Number((Number(plain) * scale).toFixed(6));
}

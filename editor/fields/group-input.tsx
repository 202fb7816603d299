import { type ComponentType, type ReactNode, useId, useRef } from "react";

import { FieldNotes } from "#editor/kit/field-frame.tsx";
import type { Fields } from "#schemas/fields/field.ts";
import type { SparseProps } from "#schemas/fields/props.ts";

import styles from "./ed-group.module.css";
import type { FieldInputProps } from "./field-input-props.ts";
import type { KindProps } from "./kind-props.ts";
import { typedInside } from "./typed-inside.ts";
import { useWords } from "./ui-locale.ts";
import { useChecked } from "./use-checked.ts";
import { useFieldError } from "./use-field-error.ts";

export interface GroupInputProps extends KindProps<SparseProps> {
  readonly item: Fields;
  readonly Input: ComponentType<FieldInputProps>;
}

/** Several values that are one. What is wrong between them is said at the one that is meant, and stands until one of them is mended. */
export function GroupInput({ field, item, Input, label, value, locale, ports, onChange }: GroupInputProps): ReactNode {
  const id = useId();
  const wordsOf = useWords();
  const how = useRef<string | undefined>(undefined);
  const checked = useChecked(value, field.check, (next) =>
    onChange(Object.keys(next).length === 0 ? undefined : next, { typedAt: how.current }),
  );
  const [problem] = checked.problems;
  const about = problem?.key.split(".")[0] ?? "";
  const error = useFieldError(wordsOf(item[about]?.label) || label, checked.problems);
  return (
    <fieldset className={styles.plain} aria-label={label}>
      {Object.entries(item).map(([key, inner]) => (
        <div key={key} className={styles.part}>
          <Input
            {...{ field: inner, locale, ports }}
            value={checked.value[key]}
            inherited={inner.initial}
            onChange={(next, _locale, typedAt) => {
              how.current = typedInside(key, typedAt);
              checked.change(withValue(checked.value, key, saysNothing(next, inner.initial) ? undefined : next));
            }}
          />
          {key === about && <FieldNotes id={id} error={error} />}
        </div>
      ))}
      {Object.hasOwn(item, about) ? null : <FieldNotes id={id} error={error} />}
    </fieldset>
  );
}

function withValue(values: SparseProps, key: string, value: unknown): SparseProps {
  const { [key]: _before, ...others } = values;
  return value === undefined ? others : { ...others, [key]: value };
}

function saysNothing(value: unknown, initial: unknown): boolean {
  return value === undefined || JSON.stringify(value) === JSON.stringify(initial);
}

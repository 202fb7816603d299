import { type ReactNode, useId } from "react";

import styles from "./ed-field.module.css";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";
import { later } from "./later.tsx";

const PickerInput = later<PickerFieldProps<Pickable>>(
  async () => (await import("./popups/picker-input.tsx")).PickerInput,
  { waiting: (props) => <Waiting {...props} /> },
);

export interface Pickable {
  readonly id: number;
  readonly title: string;
  /** What tells it from others of the same title: a path, a kind. */
  readonly detail?: string;
}

export interface PickerFieldProps<Item extends Pickable> extends FieldWords {
  readonly value: Item | null;
  readonly placeholder?: string;
  /** Looks for items; keeps its identity as long as it finds the same. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  readonly onChange: (item: Item | null) => void;
}

/** One of very many things, found by typing a part of its name. What it is made of is asked for with the first one. */
export function PickerField<Item extends Pickable>(props: PickerFieldProps<Item>): ReactNode {
  const { find, onChange } = props;
  return (
    <PickerInput
      {...props}
      find={async (text, signal) => await find(text, signal)}
      onChange={(item) => onChange(item as Item | null)}
    />
  );
}

function Waiting({ value, placeholder, find: _find, onChange: _set, ...words }: PickerFieldProps<Pickable>) {
  const id = useId();
  return (
    <FieldFrame {...words} id={id}>
      <input id={id} className={styles.input} value={value?.title ?? ""} placeholder={placeholder} readOnly />
    </FieldFrame>
  );
}

import { type ReactNode, type Ref, useId } from "react";

import styles from "./ed-field.module.css";
import { described, FieldFrame, type FieldWords } from "./field-frame.tsx";
import { useHeldValue } from "./use-held-value.ts";

export interface TextFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Grows with what is written. */
  readonly multiline?: boolean;
  readonly placeholder?: string;
  /** The language of what is written, for spelling and pronunciation. */
  readonly lang?: string;
  readonly type?: "text" | "search" | "url" | "email" | "password";
  /** What the browser may fill in. */
  readonly autoComplete?: string;
  readonly isDisabled?: boolean;
  /** It is shown and can be copied, not changed. */
  readonly isReadOnly?: boolean;
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  readonly onBlur?: () => void;
  /** For a field that a list below is narrowed down by: the list's id, and that of the choice that Enter takes. */
  readonly list?: { readonly id: string; readonly active: string | undefined };
}

/** A text on a line, or on several. */
export function TextField(props: TextFieldProps): ReactNode {
  const {
    label,
    help,
    error,
    aside,
    isLabelHidden,
    multiline = false,
    placeholder,
    lang,
    isDisabled,
    inputRef,
  } = props;
  const id = useId();
  const held = useHeldValue(props.value, props.onChange);
  const common = {
    ...{ id, lang, placeholder, className: styles.input, disabled: isDisabled, value: held.value, ref: inputRef },
    ...{ autoComplete: props.autoComplete, readOnly: props.isReadOnly },
    ...(props.list ? comboboxOf(props.list) : {}),
    onFocus: held.onFocus,
    onBlur: () => {
      held.onBlur();
      props.onBlur?.();
    },
    onChange: (event: { readonly target: { readonly value: string } }) => held.change(event.target.value),
    ...described(id, { help, error }),
  };
  return (
    <FieldFrame {...{ id, label, help, error, aside, isLabelHidden }}>
      {multiline ? <textarea rows={2} {...common} /> : <input type={props.type ?? "text"} {...common} />}
    </FieldFrame>
  );
}

function comboboxOf({ id, active }: NonNullable<TextFieldProps["list"]>) {
  const list = { "aria-controls": id, "aria-activedescendant": active, "aria-expanded": true };
  return { role: "combobox", "aria-autocomplete": "list", ...list } as const;
}

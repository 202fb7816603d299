import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import { described, FieldNotes, type FieldWords } from "#editor/kit/field-frame.tsx";
import { plainWords } from "#editor/text/plain-words.ts";
import { RichTextEditor } from "#editor/text/rich-text-editor.tsx";
import { type Locale, localeInfos } from "#schemas/locale.ts";

import styles from "./ed-rich-input.module.css";
import type { FieldPorts } from "./field-ports.ts";

export interface RichTextInputProps extends FieldWords {
  readonly value: string;
  readonly placeholder?: string;
  readonly ports: FieldPorts;
  readonly locale: Locale;
  readonly onChange: (html: string) => void;
}

/** Text with markup: its words, and the text editor as soon as somebody comes to write. */
export function RichTextInput(props: RichTextInputProps): ReactNode {
  const { label, help, error, aside, value, placeholder, ports, locale, onChange } = props;
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const words = plainWords(value);
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = described(id, { help, error });
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        <span className={styles.aside}>{aside}</span>
      </div>
      {isOpen ? (
        <RichTextEditor
          {...{ label, locale, ports, placeholder, onChange, describedBy, isInvalid }}
          html={value}
          toolbar="top"
          isFocused
          onClose={() => setOpen(false)}
        />
      ) : (
        <button
          type="button"
          className={styles.words}
          lang={localeInfos[locale].iso}
          aria-describedby={describedBy}
          onClick={() => setOpen(true)}
        >
          <span className={styles.name}>{intl.formatMessage({ id: "editor.fields.richText.write" }, { label })} </span>
          <span className={styles.lines}>{words === "" ? placeholder && plainWords(placeholder) : words}</span>
        </button>
      )}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

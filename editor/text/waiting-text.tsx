import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";

import { localeInfos } from "#schemas/locale.ts";

import styles from "./ed-rich-text.module.css";
import { plainWords } from "./plain-words.ts";
import type { RichTextEditorProps } from "./rich-text-editor-props.ts";
import { textEditorCode } from "./text-editor-code.ts";
import { withTyped } from "./with-typed.ts";

/**
 * What stands where rich text will be written until the text editor's code has come. What is typed meanwhile is put at
 * the text's end, and told: the text editor begins with it. Whoever goes elsewhere is not fetched back.
 */
export const WaitingText = observer(function WaitingText(props: RichTextEditorProps): ReactNode {
  const { html, isFocused = false } = props;
  const before = useRef(html);
  return (
    <div>
      {isFocused ? plainWords(before.current) : plainWords(html)}
      {isFocused && <Typed {...props} before={before.current} />}
      {textEditorCode.hasFailed && (
        <span className={styles.failed} role="alert">
          <FormattedMessage id="editor.text.failed" />
        </span>
      )}
    </div>
  );
});

function Typed({ before, label, locale, onChange, onClose }: RichTextEditorProps & { readonly before: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose?.();
  };
  return (
    <span
      ref={box}
      className={styles.typed}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      tabIndex={0}
      aria-busy
      aria-label={label}
      aria-multiline
      lang={localeInfos[locale].iso}
      onInput={({ currentTarget }) => onChange(withTyped(before, wordsOf(currentTarget)))}
      onKeyDown={press}
      onBlur={() => onClose?.()}
    />
  );
}

/** Browsers write a last line's end twice. */
function wordsOf(element: HTMLElement): string {
  return element.innerText.replaceAll("\r", "").replace(/\n$/, "");
}

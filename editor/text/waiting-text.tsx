import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

import styles from "./ed-rich-text.module.css";
import { plainWords } from "./plain-words.ts";
import type { RichTextEditorProps } from "./rich-text-editor-props.ts";

/**
 * What stands where rich text will be written until the text editor's code has come. It has the focus meanwhile, so that
 * no letter is taken for a key of the page; whoever goes elsewhere is not fetched back.
 */
export function WaitingText({ html, label, isFocused = false, onClose }: RichTextEditorProps): ReactNode {
  const holder = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFocused) holder.current?.focus({ preventScroll: true });
  }, [isFocused]);
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Tab") return;
    event.preventDefault();
    if (event.key === "Escape") onClose?.();
  };
  return (
    <p ref={holder} className={styles.waiting} {...(isFocused ? keysOf(press, onClose, label) : {})}>
      {plainWords(html)}
    </p>
  );
}

function keysOf(onKeyDown: (event: KeyboardEvent) => void, onBlur: (() => void) | undefined, label: string) {
  return {
    role: "textbox",
    "aria-busy": true,
    "aria-readonly": true,
    "aria-label": label,
    tabIndex: -1,
    onKeyDown,
    onBlur,
  };
}

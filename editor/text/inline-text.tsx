import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

import styles from "./ed-inline-text.module.css";

export interface InlineTextProps {
  readonly value: string;
  /** What it is: its name. */
  readonly label: string;
  readonly lang?: string;
  readonly placeholder?: string;
  /** Enter begins a line; on one line it is done. */
  readonly multiline?: boolean;
  /** Told at every change; while letters are composed (accents, Japanese), when they are there. */
  readonly onChange: (value: string) => void;
  /** Enter, Escape, or the focus went elsewhere: what was written stands. */
  readonly onDone: () => void;
}

/** Plain words that are written where they stand: a heading, a button. It takes the look of what is around it. */
export function InlineText(props: InlineTextProps): ReactNode {
  const { value, label, lang, placeholder, multiline = false, onChange, onDone } = props;
  const box = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  const told = useRef(value);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.textContent = before.current;
    element.focus();
    getSelection()?.selectAllChildren(element);
  }, []);
  const tell = (text: string) => {
    if (text === told.current) return;
    told.current = text;
    onChange(text);
  };
  const read = () => tell(wordsOf(box.current, multiline));
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // Keys that compose a letter are the keyboard's own.
    if (event.nativeEvent.isComposing) return;
    const isDone = event.key === "Enter" && !(multiline && !event.ctrlKey && !event.metaKey);
    if (!isDone && event.key !== "Escape") return;
    event.preventDefault();
    onDone();
  };
  return (
    <span
      ref={box}
      className={styles.inline}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-multiline={multiline}
      data-placeholder={placeholder}
      lang={lang}
      onInput={(event) => (event.nativeEvent as InputEvent).isComposing || read()}
      onCompositionEnd={read}
      onKeyDown={onKeyDown}
      onPaste={(event) => pastePlain(event, multiline)}
      onBlur={() => {
        read();
        onDone();
      }}
    />
  );
}

/** Browsers write a last line's end twice. */
function wordsOf(element: HTMLElement | null, multiline: boolean): string {
  const text = (element?.innerText ?? "").replaceAll("\r", "").replace(/\n$/, "");
  return multiline ? text : text.replaceAll(/\s*\n\s*/g, " ");
}

function pastePlain(event: ClipboardEvent, multiline: boolean): void {
  const text = event.clipboardData.getData("text/plain").replaceAll("\r", "");
  event.preventDefault();
  event.stopPropagation();
  // The one way that keeps the browser's own undo.
  document.execCommand("insertText", false, multiline ? text : text.replaceAll(/\s*\n\s*/g, " "));
}

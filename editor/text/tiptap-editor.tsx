import type { Editor } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import { localeInfos } from "#schemas/locale.ts";

import styles from "./ed-rich-text.module.css";
import { tidyPasted } from "./pasted-html.ts";
import type { RichTextEditorProps } from "./rich-text-editor-props.ts";
import { richTextExtensions } from "./rich-text-schema.ts";
import { TextToolbar } from "./text-toolbar.tsx";
import { toHtml } from "./to-html.ts";

/** The text editor itself. */
export function TiptapEditor(props: RichTextEditorProps): ReactNode {
  const { html, placeholder, toolbar = "floating", locale, ports, isInvalid, onChange, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const said = useRef(html);
  const [isEmpty, setEmpty] = useState(html === "");
  const [isLinking, setLinking] = useState(false);
  const [fixed] = useState(() => fixedOptions(props));
  const editor = useEditor({
    ...fixed,
    onUpdate: (update) => {
      const now = toHtml(update.editor.getJSON());
      setEmpty(update.editor.isEmpty);
      // What it adds for itself (a paragraph behind a list, for the caret) is nothing that anybody wrote.
      if (now === said.current) return;
      said.current = now;
      onChange(now);
    },
  });
  useOutside(editor, html, said);
  const onKeyDown = (event: KeyboardEvent) => {
    // Of what is open over the text the keys are heard here too; Escape there is its own.
    const isInText = box.current?.contains(event.target as Node) ?? false;
    if (event.key === "Escape" && isInText) onClose?.();
    else if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) setLinking(true);
    else if (event.key === "F10" && event.altKey)
      document.querySelector<HTMLElement>("[data-text-tools] :is(button, select)")?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = () => {
    // Where the focus goes is known when it is there; a window that is left keeps it.
    setTimeout(() => {
      const { activeElement } = document;
      const isWithin = box.current?.contains(activeElement) || activeElement?.closest("[data-editor-popups]");
      if (box.current !== null && document.hasFocus() && !isWithin) onClose?.();
    });
  };
  return (
    // The keys that are heard here bubble up from what is written in: it is nothing by itself.
    <div
      ref={box}
      role="presentation"
      className={classNames(styles.editor, toolbar === "top" && styles.boxed)}
      data-isinvalid={isInvalid}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {editor === null ? null : (
        <TextToolbar {...{ editor, locale, ports, isLinking, setLinking }} isFloating={toolbar === "floating"} />
      )}
      <div className={styles.text}>
        {isEmpty && placeholder !== undefined ? (
          <p className={styles.placeholder} aria-hidden="true">
            {placeholder}
          </p>
        ) : null}
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}

/** What an editor begins with, and keeps. */
function fixedOptions({ html, label, locale, isFocused, describedBy }: RichTextEditorProps) {
  const described: Record<string, string> = describedBy === undefined ? {} : { "aria-describedby": describedBy };
  return {
    content: html,
    extensions: richTextExtensions(),
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    autofocus: isFocused === true ? ("end" as const) : false,
    editorProps: {
      transformPastedHTML: tidyPasted,
      attributes: {
        class: styles.content ?? "",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        lang: localeInfos[locale].iso,
        ...described,
      },
    },
  };
}

/** A text that was changed elsewhere is taken over, once nobody writes in it. */
function useOutside(editor: Editor | null, html: string, said: { current: string }): void {
  useEffect(() => {
    if (editor === null || html === said.current) return undefined;
    const takeOver = (): void => {
      if (html === said.current) return;
      said.current = html;
      editor.commands.setContent(html, { emitUpdate: false });
    };
    if (!editor.isFocused) return takeOver();
    editor.on("blur", takeOver);
    return () => void editor.off("blur", takeOver);
  }, [editor, html, said]);
}

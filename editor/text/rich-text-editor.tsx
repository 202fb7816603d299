import { lazy, type ReactNode, Suspense } from "react";

import styles from "./ed-rich-text.module.css";
import { plainWords } from "./plain-words.ts";
import type { RichTextEditorProps } from "./rich-text-editor-props.ts";

const TiptapEditor = lazy(async () => ({ default: (await import("./tiptap-editor.tsx")).TiptapEditor }));

/** Rich text that is written where it stands. The text editor's code is asked for when it is first drawn. */
export function RichTextEditor(props: RichTextEditorProps): ReactNode {
  return (
    <Suspense fallback={<p className={styles.waiting}>{plainWords(props.html)}</p>}>
      <TiptapEditor {...props} />
    </Suspense>
  );
}

import { later } from "../kit/later.tsx";
import styles from "./ed-rich-text.module.css";
import { plainWords } from "./plain-words.ts";
import type { RichTextEditorProps } from "./rich-text-editor-props.ts";

/** Rich text that is written where it stands. The text editor's code is asked for when it is first drawn. */
export const RichTextEditor = later<RichTextEditorProps>(
  async () => (await import("./tiptap-editor.tsx")).TiptapEditor,
  { waiting: ({ html }) => <p className={styles.waiting}>{plainWords(html)}</p>, isLast: true },
);

import { later } from "../kit/later.tsx";
import type { RichTextEditorProps } from "./rich-text-editor-props.ts";
import { textEditorCode } from "./text-editor-code.ts";
import { WaitingText } from "./waiting-text.tsx";

/** Rich text that is written where it stands. The text editor's code is asked for when it is first drawn. */
export const RichTextEditor = later<RichTextEditorProps>(
  async () => await textEditorCode.take(async () => (await import("./tiptap-editor.tsx")).TiptapEditor),
  { waiting: WaitingText, isLast: true },
);

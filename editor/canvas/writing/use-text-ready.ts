import { reaction } from "mobx";
import { useEffect } from "react";

import { RichTextEditor } from "../../text/rich-text-editor.tsx";
import type { Editor } from "../../store/editor.ts";

/** Asks for the text editor's code when a block is picked that may be written in: before anybody has pressed it twice. */
export function useTextReady(editor: Editor): void {
  useEffect(
    () =>
      reaction(
        () => editor.selection.only,
        (id) => {
          const fields = id === null ? {} : (editor.canvas.block(id).definition?.fields ?? {});
          if (Object.values(fields).some(({ kind }) => kind === "rich-text")) void RichTextEditor.ask();
        },
      ),
    [editor],
  );
}

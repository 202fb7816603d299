import type { Action } from "../actions/actions.ts";
import type { Editor } from "../store/editor.ts";
import { detachPicked, mayKeep, placedLayout, placedPicked } from "./placing.ts";

const mayKeepPicked =
  (kind: "template" | "reusable") =>
  ({ document, selection }: Editor): boolean =>
    mayKeep(document, selection.ids, kind);

const hasPlaced = (editor: Editor): boolean => {
  const node = placedPicked(editor);
  return node !== undefined && placedLayout(editor, node) !== undefined;
};

/** What is done with templates and reusable blocks. */
export const pieceActions: readonly Action[] = [
  {
    id: "keepTemplate",
    icon: "template",
    group: "block",
    isPossible: mayKeepPicked("template"),
    run: (editor) => editor.keep({ kind: "template", ids: editor.selection.ids }),
  },
  {
    id: "keepReusable",
    icon: "link",
    group: "block",
    isPossible: mayKeepPicked("reusable"),
    run: (editor) => editor.keep({ kind: "reusable", ids: editor.selection.ids }),
  },
  {
    id: "keepPage",
    icon: "template",
    group: "page",
    isPossible: ({ canvas, document, isArranging }) =>
      isArranging && canvas.isPage && mayKeep(document, document.root, "template"),
    run: (editor) => editor.keep({ kind: "template", ids: editor.document.root }),
  },
  { id: "editReusable", icon: "frame", group: "block", isPossible: hasPlaced, run: editPlaced },
  { id: "detach", icon: "unlink", group: "block", isPossible: hasPlaced, run: detachPicked },
];

/** Edits the reusable block that is picked, in the place of the page's content. */
export async function editPlaced(editor: Editor): Promise<void> {
  const node = placedPicked(editor);
  const layout = node && placedLayout(editor, node);
  if (layout) await editor.beyond.go(editor.canvas.page.page.path, layout.id);
}

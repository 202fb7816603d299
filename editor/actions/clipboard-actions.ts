import type { Editor } from "../store/editor.ts";
import type { Action } from "./actions.ts";
import { removePicked } from "./block-actions.ts";
import { copiedText, pasteBlocks, readBlocks } from "./clipboard.ts";

/** A page that isn't served safely has no clipboard but by the keys, whose events bring one along (`use-shortcuts.ts`). */
const hasClipboard = (): boolean => "clipboard" in navigator;
const isPicked = ({ selection }: Editor): boolean => hasClipboard() && selection.ids.length > 0;

/** Copying and pasting for those who choose it: from a menu, by touch. The keys are the browser's own. */
export const clipboardActions: readonly Action[] = [
  { id: "copy", icon: "copy", keys: "mod+C", group: "block", isPossible: isPicked, run: copy },
  {
    id: "cut",
    icon: "cut",
    keys: "mod+X",
    group: "block",
    isPossible: isPicked,
    run: async (editor) => (await copy(editor)) && removePicked(editor),
  },
  { id: "paste", icon: "paste", keys: "mod+V", group: "block", isPossible: hasClipboard, run: paste },
];

/** Gives whether it is on the clipboard: only then may it be taken away. */
async function copy(editor: Editor): Promise<boolean> {
  const text = copiedText(editor);
  if (text === null) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return editor.tell("editor.canvas.noClipboard");
  }
}

async function paste(editor: Editor): Promise<boolean> {
  try {
    const fragment = readBlocks(await navigator.clipboard.readText());
    if (fragment) return pasteBlocks(editor, fragment);
    return editor.tell("editor.canvas.nothingToPaste");
  } catch {
    return editor.tell("editor.canvas.noClipboard");
  }
}

import type { Editor } from "@tiptap/core";

import type { IconName } from "#editor/kit/icons.tsx";
import type { MenuItem } from "#editor/kit/menu.tsx";

import type { MarksHere } from "./marks-here.ts";

type Alignment = MarksHere["align"];

const choices = [
  { align: null, word: "alignStart", icon: "align" },
  { align: "center", word: "alignCenter", icon: "align-center" },
  { align: "end", word: "alignEnd", icon: "align-end" },
] as const satisfies readonly { readonly align: Alignment; readonly word: string; readonly icon: IconName }[];

/** How the paragraph or heading at the caret stands. */
export function alignmentItems(editor: Editor, say: (name: string) => string, now: Alignment): readonly MenuItem[] {
  return choices.map(({ align, word }) => ({
    id: word,
    label: say(word),
    isChecked: align === now,
    onSelect: () =>
      editor.chain().focus().updateAttributes("paragraph", { align }).updateAttributes("heading", { align }).run(),
  }));
}

/** The sign of how it stands. */
export function alignmentIcon(now: Alignment): IconName {
  return choices.find(({ align }) => align === now)?.icon ?? "align";
}

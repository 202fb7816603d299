import type { Editor } from "@tiptap/core";

import { alignmentOf } from "#schemas/content/rich-text-policy.ts";

/** What holds where the caret is. */
export function marksOf({ editor }: { readonly editor: Editor }) {
  const level = [2, 3, 4].find((each) => editor.isActive("heading", { level: each })) ?? 0;
  const link = editor.getAttributes("link");
  return {
    level,
    bold: editor.isActive("bold"),
    italic: editor.isActive("italic"),
    superscript: editor.isActive("superscript"),
    subscript: editor.isActive("subscript"),
    list: editor.isActive("bulletList"),
    orderedList: editor.isActive("orderedList"),
    quote: editor.isActive("blockquote"),
    align: alignmentOf(editor.getAttributes(level === 0 ? "paragraph" : "heading")["align"]),
    isInTable: editor.isActive("table"),
    href: typeof link["href"] === "string" ? link["href"] : null,
    isNewTab: link["newTab"] === true,
  };
}

export type MarksHere = ReturnType<typeof marksOf>;

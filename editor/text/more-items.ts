import type { Editor } from "@tiptap/core";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeaderRow } from "@tiptap/pm/tables";

import type { MenuEntry } from "#editor/kit/menu.tsx";

import type { MarksHere } from "./marks-here.ts";

type TableCommand = typeof addRowAfter;

/** What is needed less often: small marks, a line, a table and what can be done with it, plain words again. */
export function moreItems(editor: Editor, say: (name: string) => string, is: MarksHere): readonly MenuEntry[] {
  const chain = () => editor.chain().focus();
  const table = (id: string, command: TableCommand): MenuEntry => ({
    id,
    label: say(id),
    onSelect: () => void command(editor.state, editor.view.dispatch),
  });
  const inTable: readonly MenuEntry[] = [
    table("rowBelow", addRowAfter),
    table("columnRight", addColumnAfter),
    table("headerRow", toggleHeaderRow),
    "line",
    table("removeRow", deleteRow),
    table("removeColumn", deleteColumn),
    table("removeTable", deleteTable),
  ];
  return [
    {
      id: "superscript",
      label: say("superscript"),
      isChecked: is.superscript,
      onSelect: () => chain().toggleMark("superscript").run(),
    },
    {
      id: "subscript",
      label: say("subscript"),
      isChecked: is.subscript,
      onSelect: () => chain().toggleMark("subscript").run(),
    },
    "line",
    { id: "rule", label: say("rule"), onSelect: () => chain().setHorizontalRule().run() },
    is.isInTable
      ? { id: "table", label: say("table"), icon: "table", items: inTable }
      : { id: "table", label: say("newTable"), icon: "table", onSelect: () => chain().insertContent(newTable()).run() },
    "line",
    { id: "plain", label: say("plain"), onSelect: () => chain().unsetAllMarks().clearNodes().run() },
  ];
}

/** A head and two rows of three. */
function newTable(): object {
  const row = (type: string) => ({
    type: "tableRow",
    content: Array.from({ length: 3 }, () => ({ type, content: [{ type: "paragraph" }] })),
  });
  return { type: "table", content: [row("tableHeader"), row("tableCell"), row("tableCell")] };
}

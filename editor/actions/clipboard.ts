import { isRecord } from "#schemas/fields/check.ts";
import type { Fragment } from "#schemas/page/commands/fragment.ts";
import { parseCommand } from "#schemas/page/commands/parse-command.ts";
import { rootSlot } from "#schemas/page/tree.ts";

import type { Editor } from "../store/editor.ts";
import { pickedFragment, placeForNew, removePicked } from "./block-actions.ts";

/** How blocks are told apart from any other text on a clipboard, also that of another site. */
const mark = "cellardoor/blocks";

/** What is picked, as the text that other pages, tabs and sites understand; null where nothing is. */
export function copiedText(editor: Editor): string | null {
  const fragment = pickedFragment(editor);
  return fragment && JSON.stringify({ kind: mark, version: 1, fragment });
}

/** Reads blocks from a clipboard's text; null for any other text, and for what is no sound piece of a layout by its shape. */
export function readBlocks(text: string): Fragment | null {
  if (!text.includes(mark)) return null;
  const value = parsed(text);
  if (!isRecord(value) || value["kind"] !== mark || !isRecord(value["fragment"])) return null;
  const at = { into: null, slot: rootSlot, after: null };
  const command = parseCommand({ type: "paste", at, fragment: value["fragment"], newIds: {} });
  return command.ok && command.value.type === "paste" ? command.value.fragment : null;
}

/** Puts blocks in behind what is picked, under new ids, and picks them. */
export function pasteBlocks(editor: Editor, fragment: Fragment): boolean {
  const newIds = Object.fromEntries(Object.keys(fragment.blocks).map((id) => [id, editor.newId()]));
  const slugs = fragment.root.flatMap((id) => fragment.blocks[id]?.slug ?? []);
  const at = placeForNew(editor, slugs);
  if (!editor.run([{ type: "paste", at, fragment, newIds }]).ok) return false;
  editor.selection.pick(fragment.root.flatMap((id) => newIds[id] ?? []));
  return true;
}

/** Copies what is picked, and takes it away; gives the copied text. */
export function cutText(editor: Editor): string | null {
  const text = copiedText(editor);
  return text !== null && removePicked(editor) ? text : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

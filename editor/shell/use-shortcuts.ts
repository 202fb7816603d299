import { useEffect } from "react";
import { type IntlShape, useIntl } from "react-intl";

import { type Action, blockActions } from "../actions/actions.ts";
import { copiedText, cutText, pasteBlocks, readBlocks } from "../actions/clipboard.ts";
import { isPressed } from "../actions/keys.ts";
import { positionOf } from "../canvas/structure/steps.ts";
import { say } from "../kit/live-region.tsx";
import { blockName } from "../store/block-name.ts";
import type { Editor } from "../store/editor.ts";
import { helpKeys, insertKeys } from "./shell-keys.ts";

interface ShellActions {
  /** Opens the library. */
  readonly insert: () => void;
  /** Opens the list of all keys. */
  readonly help: () => void;
}

/** The editor's keys and its clipboard, wherever the focus is but in a field. */
export function useShortcuts(editor: Editor, { insert, help }: ShellActions): void {
  const intl = useIntl();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener("keydown", (event) => press(event, { editor, intl, insert, help }), { signal });
    addEventListener("copy", (event) => take(event, editor, copiedText), { signal });
    addEventListener("cut", (event) => take(event, editor, cutText), { signal });
    addEventListener("paste", (event) => paste(event, editor, intl), { signal });
    return () => ended.abort();
  }, [editor, insert, help, intl]);
}

interface Pressing extends ShellActions {
  readonly editor: Editor;
  readonly intl: IntlShape;
}

function press(event: KeyboardEvent, { editor, intl, insert, help }: Pressing): void {
  if (isWriting(event.target) || event.defaultPrevented) return;
  const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
  const opens = { ...(editor.isArranging && { [insertKeys]: insert }), [helpKeys]: help }[event.key];
  if (opens && isBare) {
    event.preventDefault();
    return opens();
  }
  if (editor.isPreview && event.key === "Escape") return editor.setPreview(false);
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = event.key === "Backspace" ? "Delete" : event.key;
  const pressed = { key, code, ctrlKey, metaKey, altKey, shiftKey };
  const action = blockActions.find(({ keys, otherKeys = [] }) =>
    [...(keys === undefined ? [] : [keys]), ...otherKeys].some((one) => isPressed(one, pressed)),
  );
  if (!action || (isBare && hasOwnArrows(event.target))) return;
  // Who tries the page out has its own keys, and changes nothing that can't be seen to be picked.
  if (!editor.isArranging && action.group === "block") return;
  event.preventDefault();
  if (action.isPossible(editor)) run(action, editor, intl);
}

function run(action: Action, editor: Editor, intl: IntlShape): void {
  const done = action.run(editor);
  if (done === false) say(intl.formatMessage({ id: "editor.canvas.nowhere" }));
  else if (action.group === "block") say(whereItIs(editor, intl));
}

function take(event: ClipboardEvent, editor: Editor, textOf: (editor: Editor) => string | null): void {
  if (isWriting(event.target) || !editor.isArranging || !event.clipboardData) return;
  const text = textOf(editor);
  if (text === null) return;
  event.preventDefault();
  event.clipboardData.setData("text/plain", text);
}

function paste(event: ClipboardEvent, editor: Editor, intl: IntlShape): void {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const fragment = isWriting(event.target) || !editor.isArranging ? null : readBlocks(text);
  if (!fragment) return;
  event.preventDefault();
  if (pasteBlocks(editor, fragment)) say(whereItIs(editor, intl));
}

/** What is picked and where it stands now: "Banner, 3 of 7 in Section"; of several, how many. */
function whereItIs(editor: Editor, intl: IntlShape): string {
  const [id, ...more] = editor.selection.ids;
  if (id === undefined) return intl.formatMessage({ id: "editor.canvas.nothingPicked" });
  if (more.length > 0) return intl.formatMessage({ id: "editor.inspector.several" }, { count: more.length + 1 });
  const { position, count, into } = positionOf(editor.document, id);
  const values = { name: blockName(editor, id), position, count };
  return into === null
    ? intl.formatMessage({ id: "editor.canvas.whereOnPage" }, values)
    : intl.formatMessage({ id: "editor.canvas.whereIn" }, { ...values, container: blockName(editor, into) });
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, [role=dialog], [role=menu]") !== null;
}

/** Tabs and lists have arrows of their own. */
function hasOwnArrows(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("[role=tablist], [role=radiogroup], [role=listbox]") !== null;
}

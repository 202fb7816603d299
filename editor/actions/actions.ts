import type { Editor } from "../store/editor.ts";
import type { IconName } from "../kit/icons.tsx";
import { neighbourOf, type Step } from "../canvas/structure/steps.ts";
import { duplicatePicked, removePicked, stepPicked, unwrapPicked, wrapPicked } from "./block-actions.ts";
import { canvasWidths } from "../store/editor.ts";

/** Something that an administrator can do, from wherever it is asked for: keys, the palette, a menu, the help. */
export interface Action {
  /** Its words are `editor.action.{id}`. */
  readonly id: string;
  readonly icon?: IconName;
  /** As `keys.ts` reads them: `mod` is Ctrl, or ⌘ on a Mac. */
  readonly keys?: string;
  /** Keys that do the same, and are written nowhere. */
  readonly otherKeys?: readonly string[];
  /** Where it stands in the help and the palette. */
  readonly group: "page" | "block" | "view";
  isPossible(editor: Editor): boolean;
  run(editor: Editor): unknown;
}

const isPicked = ({ selection }: Editor): boolean => selection.ids.length > 0;
const always = (): boolean => true;

function step(id: string, to: Step, keys: string, icon: IconName): Action {
  return { id, icon, keys, group: "block", isPossible: isPicked, run: (editor) => stepPicked(editor, to) };
}

function walk(id: string, to: Parameters<typeof neighbourOf>[2], keys: string): Action {
  return {
    id,
    keys,
    group: "block",
    isPossible: always,
    run: (editor) => {
      const from = to === "previous" ? editor.selection.ids[0] : editor.selection.ids.at(-1);
      const next = neighbourOf(editor.document, from ?? null, to);
      if (next !== null) editor.selection.pick([next]);
    },
  };
}

/** Everything that is done with blocks and with the view; what opens panels and dialogs is the shell's. */
export const blockActions: readonly Action[] = [
  step("up", "up", "alt+ArrowUp", "up"),
  step("down", "down", "alt+ArrowDown", "down"),
  step("into", "into", "alt+ArrowRight", "in"),
  step("out", "out", "alt+ArrowLeft", "out"),
  step("first", "first", "alt+Home", "up"),
  step("last", "last", "alt+End", "down"),
  { id: "duplicate", icon: "duplicate", keys: "mod+D", group: "block", isPossible: isPicked, run: duplicatePicked },
  { id: "remove", icon: "delete", keys: "Delete", group: "block", isPossible: isPicked, run: removePicked },
  { id: "wrap", group: "block", keys: "mod+G", isPossible: isPicked, run: (editor) => wrapPicked(editor, "section") },
  {
    id: "unwrap",
    group: "block",
    keys: "mod+shift+G",
    isPossible: ({ selection }) => selection.only !== null,
    run: unwrapPicked,
  },
  walk("previous", "previous", "ArrowUp"),
  walk("next", "next", "ArrowDown"),
  walk("parent", "parent", "ArrowLeft"),
  walk("child", "child", "ArrowRight"),
  {
    id: "extendDown",
    keys: "shift+ArrowDown",
    group: "block",
    isPossible: isPicked,
    run: (editor) => extend(editor, 1),
  },
  { id: "extendUp", keys: "shift+ArrowUp", group: "block", isPossible: isPicked, run: (editor) => extend(editor, -1) },
  {
    id: "all",
    keys: "mod+A",
    group: "block",
    isPossible: ({ document }) => document.root.length > 0,
    run: ({ document, selection }) => selection.pickAll(document),
  },
  {
    id: "none",
    keys: "Escape",
    group: "block",
    isPossible: isPicked,
    run: ({ selection }) => selection.pick([]),
  },
  {
    id: "undo",
    icon: "undo",
    keys: "mod+Z",
    group: "page",
    isPossible: ({ timeline }) => timeline.canUndo,
    run: (editor) => editor.undo(),
  },
  {
    id: "redo",
    icon: "redo",
    keys: "mod+shift+Z",
    otherKeys: ["mod+Y"],
    group: "page",
    isPossible: ({ timeline }) => timeline.canRedo,
    run: (editor) => editor.redo(),
  },
  {
    id: "preview",
    icon: "eye",
    keys: "mod+shift+P",
    group: "view",
    isPossible: always,
    run: (editor) => editor.setPreview(!editor.isPreview),
  },
  ...canvasWidths.map((width, index): Action => ({
    id: `width${width}`,
    keys: `mod+alt+${index + 1}`,
    group: "view",
    isPossible: always,
    run: (editor) => editor.setWidth(width),
  })),
  { id: "widthFree", keys: "mod+alt+0", group: "view", isPossible: always, run: (editor) => editor.setWidth(null) },
];

/** Picks the neighbour beside what is picked as well. */
function extend({ document, selection }: Editor, by: 1 | -1): void {
  const from = by === 1 ? selection.ids.at(-1) : selection.ids[0];
  if (from === undefined) return;
  const next = siblingOf(document, from, by);
  if (next !== undefined) selection.extendTo(document, next);
}

function siblingOf(document: Editor["document"], id: string, by: 1 | -1): string | undefined {
  const lists = [document.root, ...Object.values(document.blocks).flatMap(({ slots }) => Object.values(slots))];
  const siblings = lists.find((list) => list.includes(id)) ?? [];
  return siblings[siblings.indexOf(id) + by];
}

import type { KeyboardEvent } from "react";

import { fold } from "#schemas/fold.ts";

import { isPressed } from "../actions/keys.ts";
import { type RowDeeds, stepKeys } from "./row-menu.ts";
import { moveSteps } from "./tree-moves.ts";
import { isOwnPage } from "./tree-page.ts";
import type { TreeRow } from "./tree-rows.ts";

interface TreeKeysParts extends Pick<RowDeeds, "open" | "ask" | "step"> {
  readonly rows: readonly TreeRow[];
  /** The row that the keys are about. */
  readonly at: number;
  readonly goTo: (row: TreeRow) => void;
  readonly setOpen: (id: number, isOpen: boolean) => void;
  readonly openMenu: (row: TreeRow) => void;
  readonly undo: () => void;
}

/** What a key does in the tree, as the practices for trees have it (WAI-ARIA APG); true: it did something. */
export function pressInTree(event: KeyboardEvent, parts: TreeKeysParts): boolean {
  const { rows, at, goTo, setOpen, open, ask, step, openMenu, undo } = parts;
  const row = rows[at];
  if (!row) return false;
  const { page } = row;
  const to = (next: TreeRow | undefined): boolean => {
    if (next) goTo(next);
    return true;
  };
  const native = event.nativeEvent;
  const moving = moveSteps.find((each) => isPressed(stepKeys[each], native));
  if (moving) return done(() => step(page, moving));
  if (isPressed("mod+Z", native)) return done(undo);
  if (isPressed("shift+F10", native)) return done(() => openMenu(row));
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  switch (event.key) {
    case "ArrowDown":
      return to(rows[at + 1]);
    case "ArrowUp":
      return to(rows[at - 1]);
    case "Home":
      return to(rows[0]);
    case "End":
      return to(rows.at(-1));
    case "ArrowRight":
      if (!row.hasChildren) return true;
      return row.isOpen ? to(rows[at + 1]) : done(() => setOpen(page.pageId, true));
    case "ArrowLeft":
      if (row.isOpen) return done(() => setOpen(page.pageId, false));
      return to(rows.slice(0, at).findLast(({ level }) => level < row.level));
    case "Enter":
    case " ":
      return done(() => open(page));
    case "F2":
      return done(() => ask({ kind: "rename", page }));
    case "Delete":
      return isOwnPage(page) ? done(() => ask({ kind: "delete", page })) : false;
    case "ContextMenu":
      return done(() => openMenu(row));
    default:
      return event.key.length === 1 && to(nextThatBegins(rows, at, event.key));
  }
}

/** The next page, in a ring, whose title begins with a letter. */
function nextThatBegins(rows: readonly TreeRow[], at: number, letter: string): TreeRow | undefined {
  return [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ page }) => fold(page.title).startsWith(fold(letter)));
}

function done(work: () => void): true {
  work();
  return true;
}

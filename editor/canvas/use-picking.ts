import { type RefObject, useEffect } from "react";

import type { Editor } from "../store/editor.ts";
import type { Drag } from "./drag.ts";
import { frameBlockAt, isOverPage, ownBlockAt } from "./own-block.ts";
import type { Writing } from "./writing/writing.ts";

interface Picking {
  readonly editor: Editor;
  readonly drag: Drag;
  readonly writing: Writing;
}

/**
 * Pressing a block picks it; what a visitor would follow, send or open stays still. Heard before everybody else: the
 * page's own scripts listen to the whole document.
 */
export function usePicking({ editor, drag, writing }: Picking, sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const isStill = (event: Event): boolean => {
      const { target } = event;
      const isInPage = target instanceof Element && sheet.current?.contains(target) === true && !isOverPage(target);
      if (!isInPage || editor.isPreview) return false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return true;
    };
    // Who tries the page out presses what opens and closes; what leads away, or is sent, would leave the editor's page.
    const hold = (event: Event): void => {
      const { target } = event;
      if (!editor.isPreview || !(target instanceof Element) || sheet.current?.contains(target) !== true) return;
      if (event.type === "click" && !leadsAway(target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      editor.tell("editor.canvas.heldHere");
    };
    for (const type of ["click", "auxclick", "submit"]) addEventListener(type, hold, options);
    addEventListener("pointerdown", () => (drag.hasDragged = false), options);
    addEventListener("click", (event) => isStill(event) && !drag.hasDragged && pick(editor, event), options);
    addEventListener("dblclick", (event) => isStill(event) && write(editor, writing, event.target), options);
    for (const type of ["auxclick", "submit", "toggle"]) addEventListener(type, isStill, options);
    return () => ended.abort();
  }, [editor, drag, sheet, writing]);
}

function leadsAway(target: Element): boolean {
  const href = target.closest("a")?.getAttribute("href") ?? null;
  return href !== null && !href.startsWith("#");
}

/** Pressing a text twice begins to write in it. */
function write({ document }: Editor, writing: Writing, target: EventTarget | null): void {
  const id = ownBlockAt(target, document);
  if (id !== null && target instanceof Element) writing.startAt(target, id);
}

function pick({ canvas, document, selection }: Editor, { target, shiftKey, ctrlKey, metaKey }: MouseEvent): void {
  const id = ownBlockAt(target, document);
  if (id === null) selection.pickAround(canvas.isFrame ? null : frameBlockAt(target, canvas));
  else if (shiftKey) selection.extendTo(document, id);
  else if (ctrlKey || metaKey) selection.toggle(document, id);
  else selection.pick([id]);
}

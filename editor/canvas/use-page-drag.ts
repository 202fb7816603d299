import { useDraggable } from "@dnd-kit/core";
import type { RefObject, SyntheticEvent } from "react";

import type { Editor } from "../store/editor.ts";
import type { Drag, Dragged } from "./drag.ts";
import { ownBlockAt } from "./own-block.ts";

/** The name of the one thing that can be dragged on the page: which block it is, the pointer says when it begins. */
export const pageHandle = "page";

/** What makes the page's blocks draggable: one listener for all of them, so that a drag draws none of them anew. */
export function usePageDrag(editor: Editor, drag: Drag, scroller: RefObject<HTMLElement | null>) {
  const { listeners = {} } = useDraggable({
    id: pageHandle,
    data: {
      /** What a press at an element drags: all that is picked, where it is one of them. */
      draggedFrom(target: EventTarget | null): Dragged | null {
        const isHandle = target instanceof Element && target.closest("[data-drag-handle]") !== null;
        const id = isHandle ? editor.selection.ids[0] : ownBlockAt(target, editor.document);
        if (id === undefined || id === null) return null;
        if (!editor.selection.has(id)) editor.selection.pick([id]);
        return { ids: editor.selection.ids };
      },
      scroller,
      drag,
    },
  });
  // Where somebody writes, the pointer marks words.
  return Object.fromEntries(
    Object.entries(listeners).map(([name, listen]) => [
      name,
      (event: SyntheticEvent): void => {
        const isWriting = event.target instanceof Element && event.target.closest("[data-writes]") !== null;
        if (!isWriting) (listen as (event: SyntheticEvent) => void)(event);
      },
    ]),
  );
}

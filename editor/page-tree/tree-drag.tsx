import { DndContext, type DragStartEvent, useDraggable } from "@dnd-kit/core";
import { type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";

import type { PagePlace } from "#schemas/content/canvas.ts";

import { saysNothing, useDragSensors } from "../kit/drag-sensors.ts";
import { useEditorRoot } from "../kit/editor-root.tsx";
import styles from "./page-tree.module.css";
import { type DropSide, dropPlace, moveProblem } from "./tree-moves.ts";
import type { TreePage } from "./tree-page.ts";
import type { TreeRow } from "./tree-rows.ts";

/** What the list of pages is given, so that its rows can be dragged. */
export interface DragHandles {
  readonly ref: (element: HTMLElement | null) => void;
  readonly listeners: ReturnType<typeof useDraggable>["listeners"];
  /** The row that something is held over, and where on it. */
  readonly over: { readonly id: number; readonly drop: DropSide | "refused" } | null;
}

interface TreeDragProps {
  readonly pages: readonly TreePage[];
  readonly rows: readonly TreeRow[];
  readonly onDrop: (page: TreePage, place: PagePlace) => void;
  readonly children: (handles: DragHandles) => ReactNode;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is dragged, where it is held, and what would come of it. */
interface Held extends Point {
  readonly page: TreePage;
  readonly over: DragHandles["over"];
  /** Null: it is held where nothing can come. */
  readonly place: PagePlace | null;
  readonly words: string;
}

/** Has pages dragged before, behind and below others: a line tells where, words beside the pointer tell what. */
export function TreeDrag({ pages, rows, onDrop, children }: TreeDragProps): ReactNode {
  const intl = useIntl();
  const sensors = useDragSensors();
  const root = useEditorRoot();
  const [held, setHeld] = useState<Held | null>(null);
  const tracked = useRef<{ readonly stop: () => void; last: Held } | null>(null);
  const titleOf = (id: number): string => pages.find(({ pageId }) => pageId === id)?.title ?? "";
  const hold = (page: TreePage, at: Point): Held => {
    const { over, place } = placeAt(pages, rows, page.pageId, at);
    const problem = place && moveProblem(pages, page.pageId, place);
    const say = (id: string, title: string): string => intl.formatMessage({ id }, { title });
    if (problem)
      return { page, ...at, over: over && { ...over, drop: "refused" }, place: null, words: say(problem, page.title) };
    const words =
      place === null
        ? page.title
        : over === null || over.id === page.pageId
          ? say(over === null ? "editor.tree.toEnd" : "editor.tree.held", page.title)
          : say(`editor.tree.drop.${over.drop}`, titleOf(over.id));
    return { page, ...at, over, place, words };
  };
  const end = (): void => {
    tracked.current?.stop();
    tracked.current = null;
    setHeld(null);
  };
  const start = ({ activatorEvent }: DragStartEvent): void => {
    const id = rowIdOf(activatorEvent.target);
    const page = pages.find(({ pageId }) => pageId === id);
    if (!page) return;
    const first = hold(page, pointOf(activatorEvent));
    const ended = new AbortController();
    const track = (event: Event): void => {
      const next = hold(page, pointOf(event));
      if (tracked.current) tracked.current.last = next;
      setHeld(next);
    };
    for (const name of ["mousemove", "touchmove"]) addEventListener(name, track, { signal: ended.signal });
    tracked.current = { stop: () => ended.abort(), last: first };
    setHeld(first);
  };
  const drop = (): void => {
    const { last } = tracked.current ?? {};
    end();
    if (last?.place) onDrop(last.page, last.place);
  };
  return (
    <DndContext sensors={sensors} accessibility={saysNothing} onDragStart={start} onDragEnd={drop} onDragCancel={end}>
      <Handles over={held?.over ?? null}>{children}</Handles>
      {held &&
        root &&
        createPortal(
          <div
            className={styles.held}
            data-refused={held.over?.drop === "refused" || undefined}
            style={{ insetInlineStart: `${held.x + 14}px`, insetBlockStart: `${held.y + 14}px` }}
          >
            {held.words}
          </div>,
          root,
        )}
    </DndContext>
  );
}

/** The whole list is what dnd-kit knows of: which row is dragged says where it was pressed. */
function Handles({ over, children }: Pick<DragHandles, "over"> & Pick<TreeDragProps, "children">): ReactNode {
  const { setNodeRef: ref, listeners } = useDraggable({ id: "pages" });
  return children({ ref, listeners, over });
}

function placeAt(pages: readonly TreePage[], rows: readonly TreeRow[], id: number, { x, y }: Point) {
  const under = document.elementFromPoint(x, y);
  const element = under?.closest<HTMLElement>("[role=treeitem][data-page]");
  const row = rows.find(({ page }) => String(page.pageId) === element?.dataset["page"]);
  if (element && row) {
    const { top, height } = element.getBoundingClientRect();
    const share = (y - top) / height;
    const side: DropSide = share < 0.28 ? "before" : share > 0.72 ? "after" : "into";
    const over = { id: row.page.pageId, side, isOpen: row.isOpen };
    return { over: { id: over.id, drop: side }, place: dropPlace(pages, id, over) };
  }
  const isBelow = under?.closest("[data-tree-end]") ?? null;
  return { over: null, place: isBelow ? dropPlace(pages, id, null) : null };
}

function rowIdOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[role=treeitem][data-page]") : null;
  return row ? Number(row.dataset["page"]) : null;
}

function pointOf(event: Event): Point {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const [touch] = [...(event as TouchEvent).touches];
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
}

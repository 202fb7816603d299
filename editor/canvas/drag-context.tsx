import { type CollisionDetection, DndContext, type DragStartEvent } from "@dnd-kit/core";
import { type ReactNode, type RefObject, useCallback, useEffect } from "react";
import { useIntl } from "react-intl";

import { saysNothing, useDragSensors } from "../kit/drag-sensors.ts";
import { say } from "../kit/live-region.tsx";
import type { Drag, Dragged } from "./drag.ts";

interface DragContextProps {
  readonly drag: Drag;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** What is dragged brings this along. */
export interface DragData {
  draggedFrom(target: EventTarget | null): Dragged | null;
}

/** There is one place to drop on, the page; where in it is this editor's own answer (`resolveDrop`). */
const onCanvas: CollisionDetection = ({ droppableContainers }) => droppableContainers.map(({ id }) => ({ id }));

/** Has blocks dragged over the page, from the page itself and from the library. */
export function DragContext({ drag, scroller, children }: DragContextProps): ReactNode {
  const intl = useIntl();
  const sensors = useDragSensors();
  const start = ({ active, activatorEvent }: DragStartEvent): void => {
    const dragged = (active.data.current as DragData | undefined)?.draggedFrom(activatorEvent.target);
    if (dragged && scroller.current) drag.start(dragged, scroller.current);
  };
  const end = useCallback((): void => {
    if (drag.dragged)
      say(intl.formatMessage({ id: drag.end() ? "editor.canvas.dropped" : "editor.canvas.notDropped" }));
  }, [drag, intl]);
  useEffect(() => followPointer({ drag, scroller, end }), [drag, scroller, end]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={onCanvas}
      accessibility={saysNothing}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => drag.cancel()}
    >
      {children}
    </DndContext>
  );
}

interface Followed {
  readonly drag: Drag;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly end: () => void;
}

/**
 * The pointer's own place, at each of its moves and whenever the page scrolls under it. Who lets go before what is
 * dragged was drawn once isn't heard by dnd-kit, which would go on dragging: heard last, it is ended here.
 */
function followPointer({ drag, scroller, end }: Followed): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const options = { signal, passive: true, capture: true };
  const moveTo = ({ clientX: x, clientY: y }: MouseEvent | Touch): void => drag.moveTo({ x, y });
  addEventListener("mousemove", moveTo, options);
  addEventListener("mouseup", ({ clientX: x, clientY: y }) => drag.letGo({ x, y }), options);
  for (const type of ["touchstart", "touchmove"] as const)
    addEventListener(type, ({ touches: [touch] }) => touch && moveTo(touch), options);
  addEventListener("scroll", ({ target }) => target === scroller.current && drag.scrolled(), options);
  for (const type of ["mouseup", "touchend"] as const) addEventListener(type, end, { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && drag.cancel(), { signal });
  return () => ended.abort();
}

import {
  type CollisionDetection,
  DndContext,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, type RefObject, useEffect } from "react";
import { useIntl } from "react-intl";

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

/** Mouse, pen and touch: pressing long on a touch screen, so that a finger can still scroll. */
export function DragContext({ drag, scroller, children }: DragContextProps): ReactNode {
  const intl = useIntl();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  useEffect(() => followPointer(drag, scroller), [drag, scroller]);
  const start = ({ active, activatorEvent }: DragStartEvent): void => {
    const dragged = (active.data.current as DragData | undefined)?.draggedFrom(activatorEvent.target);
    if (dragged && scroller.current) drag.start(dragged, scroller.current);
  };
  const end = (): void => {
    if (drag.dragged)
      say(intl.formatMessage({ id: drag.end() ? "editor.canvas.dropped" : "editor.canvas.notDropped" }));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={onCanvas}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: "" } }}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => drag.cancel()}
    >
      {children}
    </DndContext>
  );
}

/** Spoken are the moves along the page's structure: what is dragged is seen. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The pointer's own place, at each of its moves and whenever the page scrolls under it. */
function followPointer(drag: Drag, scroller: RefObject<HTMLElement | null>): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal, passive: true, capture: true };
  addEventListener("mousemove", ({ clientX: x, clientY: y }) => drag.moveTo({ x, y }), options);
  addEventListener("mouseup", ({ clientX: x, clientY: y }) => drag.moveTo({ x, y }), options);
  addEventListener(
    "touchmove",
    ({ touches: [touch] }) => touch && drag.moveTo({ x: touch.clientX, y: touch.clientY }),
    options,
  );
  addEventListener("scroll", ({ target }) => target === scroller.current && drag.scrolled(), options);
  return () => ended.abort();
}

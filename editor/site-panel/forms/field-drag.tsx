import { DndContext, type DragEndEvent, type DragMoveEvent } from "@dnd-kit/core";
import { type ReactNode, type RefObject, useRef, useState } from "react";

import { findField } from "#schemas/forms/editing/form-places.ts";
import type { FormDocument } from "#schemas/forms/form-document.ts";

import { saysNothing, useDragSensors } from "../../kit/drag-sensors.ts";
import styles from "./forms.module.css";

/** Where a question may be put. */
export interface FieldPlace {
  readonly step: string;
  /** The question that it follows; null: it is the first of its step. */
  readonly after: string | null;
}

/** A place, and how far below the list's upper edge it is. */
interface Gap extends FieldPlace {
  readonly y: number;
}

interface FieldDragProps {
  readonly form: FormDocument;
  /** Holds the steps and their questions. */
  readonly list: RefObject<HTMLElement | null>;
  readonly onDrop: (field: string, place: FieldPlace) => void;
  readonly children: ReactNode;
}

/** Has questions dragged to other places, in any step: a line tells where, and it is one step of the history. */
export function FieldDrag({ form, list, onDrop, children }: FieldDragProps): ReactNode {
  const sensors = useDragSensors();
  const [gap, setGap] = useState<Gap | null>(null);
  const measured = useRef<{ readonly top: number; readonly gaps: readonly Gap[] } | null>(null);
  const gapAt = ({ active, activatorEvent, delta }: DragMoveEvent | DragEndEvent): Gap | null => {
    const { top, gaps } = measured.current ?? { top: 0, gaps: [] };
    // What was scrolled meanwhile is in dnd-kit's own reckoning: the list's places stay as they were measured.
    const y = startOf(activatorEvent) + delta.y - top;
    const [nearest] = gaps.toSorted((one, other) => Math.abs(one.y - y) - Math.abs(other.y - y));
    return nearest && !isWhereItIs(form, String(active.id), nearest) ? nearest : null;
  };
  const end = (): void => {
    measured.current = null;
    setGap(null);
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={saysNothing}
      onDragStart={() => (measured.current = list.current && measure(list.current))}
      onDragMove={(event) => setGap(gapAt(event))}
      onDragEnd={(event) => {
        const place = gapAt(event);
        end();
        if (place) onDrop(String(event.active.id), { step: place.step, after: place.after });
      }}
      onDragCancel={end}
    >
      {children}
      {gap && <div className={styles.dropLine} data-drop-line="" style={{ insetBlockStart: `${gap.y}px` }} />}
    </DndContext>
  );
}

/** Before and after every question, and where a step has none. */
function measure(list: HTMLElement): { readonly top: number; readonly gaps: readonly Gap[] } {
  const { top } = list.getBoundingClientRect();
  const gaps = [...list.querySelectorAll<HTMLElement>("[data-step]")].flatMap((element): Gap[] => {
    const step = element.dataset["step"] ?? "";
    const rows = [...element.querySelectorAll<HTMLElement>("[data-field]")];
    const room = element.getBoundingClientRect();
    const first = rows[0]?.getBoundingClientRect().top ?? (room.top + room.bottom) / 2;
    return [
      { step, after: null, y: first - top },
      ...rows.map((row) => ({ step, after: row.dataset["field"] ?? "", y: row.getBoundingClientRect().bottom - top })),
    ];
  });
  return { top, gaps };
}

/** How far down in the window a pointer went down. */
function startOf(event: Event): number {
  if (event instanceof MouseEvent) return event.clientY;
  return (event as TouchEvent).touches[0]?.clientY ?? 0;
}

function isWhereItIs(form: FormDocument, key: string, { step, after }: FieldPlace): boolean {
  const found = findField(form, key);
  return found?.step === step && (after === key || after === found.after);
}

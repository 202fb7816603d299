import { presentCapacity } from "#schemas/commerce/capacity.ts";
import type { StockForm, StockLevel, StockMovement } from "#schemas/content/inventory.ts";
import type { Row } from "#server/db/tables.ts";

/** What of a form both lists tell. */
export interface FormRow {
  readonly id: number;
  readonly idProduct: number;
  readonly name: string;
  readonly type: StockForm["type"];
  readonly year: number | null;
  readonly capacityMl: number;
  readonly reference: string;
}

export interface LevelRow extends FormRow {
  readonly onHand: number;
  readonly reserved: number;
  readonly tracks: number;
  readonly archivedAt: number | null;
}

export interface MovementRow extends FormRow {
  readonly number: number;
  readonly pieces: number;
  readonly onHand: number;
  readonly kind: Row<"stock_movement">["kind"];
  readonly actor: Row<"stock_movement">["actor"];
  readonly userId: number | null;
  readonly orderId: number | null;
  readonly orderCode: string | null;
  readonly note: string;
  readonly movedAt: number;
}

/** `leaving`: what was sold and is still there. */
export function presentLevel(row: LevelRow, leaving: number): StockLevel {
  return {
    ...presentForm(row),
    onHand: row.onHand,
    reserved: row.reserved,
    left: row.onHand - row.reserved,
    leaving,
    isTracked: row.tracks === 1,
    isArchived: row.archivedAt !== null,
  };
}

/** `names`: those of administrators, by their numbers. */
export function presentMovement(row: MovementRow, names: ReadonlyMap<number, string>): StockMovement {
  return {
    ...presentForm(row),
    number: row.number,
    date: new Date(row.movedAt).toISOString(),
    pieces: row.pieces,
    onHand: row.onHand,
    kind: row.kind,
    actor: row.actor,
    by: (row.userId !== null && names.get(row.userId)) || "",
    order: row.orderId !== null && row.orderCode !== null ? { id: row.orderId, code: row.orderCode } : null,
    note: row.note,
  };
}

function presentForm({ id, idProduct, name, type, year, capacityMl, reference }: FormRow): StockForm {
  return { id, idProduct, name, type, year, ...presentCapacity(capacityMl), reference };
}

import type { MovementActor, MovementKind, StockList } from "../commerce/stock-movements.ts";
import type { CapacityUnit, ProductType } from "./product.ts";

/** A form of a product, as the estate's stock is told by. */
export interface StockForm {
  /** The declination's. */
  readonly id: number;
  readonly idProduct: number;
  readonly name: string;
  readonly type: ProductType;
  readonly year: number | null;
  readonly capacity: number;
  readonly capacityUnit: CapacityUnit;
  /** The estate's own article number. */
  readonly reference: string;
}

/** What there is of a form. */
export interface StockLevel extends StockForm {
  /** What is there, sold goods left out. */
  readonly onHand: number;
  /** What of it orders hold that aren't paid yet. */
  readonly reserved: number;
  /** What can still be sold. */
  readonly left: number;
  /** What was sold and hasn't left the estate: it stands beside what is there, and isn't counted. */
  readonly leaving: number;
  /** False: it is sold without counting. */
  readonly isTracked: boolean;
  /** True: it isn't sold any more. */
  readonly isArchived: boolean;
}

/** How many forms are in each list, and in all. */
export type StockCounts = Readonly<Record<StockList | "all", number>>;

export interface StockLevelList {
  readonly levels: readonly StockLevel[];
  readonly total: number;
  readonly counts: StockCounts;
  /** Fewer than so many left are few. */
  readonly low: number;
}

/** A change of a stock, and why. */
export interface StockMovement extends StockForm {
  /** The movement's own number; `id` is the form's. */
  readonly number: number;
  /** ISO 8601. */
  readonly date: string;
  readonly pieces: number;
  /** What there was afterwards. */
  readonly onHand: number;
  readonly kind: MovementKind;
  readonly actor: MovementActor;
  /** The administrator's name; empty: nobody, or somebody who is gone. */
  readonly by: string;
  readonly order: { readonly id: number; readonly code: string } | null;
  readonly note: string;
}

export interface StockMovementList {
  readonly movements: readonly StockMovement[];
  readonly total: number;
}

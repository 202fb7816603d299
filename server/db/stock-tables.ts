import type { Generated } from "kysely";

import type { MovementActor, MovementKind } from "#schemas/commerce/stock-movements.ts";

/** What there is of each form of a product, what of it orders hold, and all that changed it. */
export interface StockTables {
  stock: { declination_id: number; on_hand: number; reserved: number };
  stock_movement: {
    id: Generated<number>;
    declination_id: number;
    pieces: number;
    /** What there was afterwards. */
    on_hand: number;
    kind: MovementKind;
    actor: MovementActor;
    user_id: number | null;
    order_id: number | null;
    return_id: number | null;
    note: string;
    moved_at: number;
  };
}

import type { Generated } from "kysely";

import type { ReturnReason, ReturnState } from "#schemas/commerce/return-states.ts";

/** What customers give up of what they bought. */
export interface ReturnTables {
  withdrawal: {
    id: Generated<number>;
    order_id: number;
    declaration: string;
    name: string;
    locale: string;
    is_whole: number;
    goods_cents: number;
    shipping_cents: number;
    declared_at: number;
    refunded_at: number | null;
    is_restocked: number;
  };
  withdrawal_line: { withdrawal_id: number; order_line_id: number; quantity: number; cents: number };
  order_return: {
    id: Generated<number>;
    order_id: number;
    state: ReturnState;
    message: string;
    note: string;
    goods_cents: number;
    is_restocked: number;
    asked_at: number;
  };
  order_return_line: {
    return_id: number;
    order_line_id: number;
    quantity: number;
    cents: number;
    reason: ReturnReason;
  };
  order_return_event: {
    id: Generated<number>;
    return_id: number;
    from_state: string;
    to_state: ReturnState;
    actor: "CUSTOMER" | "OPERATOR";
    happened_at: number;
  };
}

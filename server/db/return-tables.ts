import type { Generated } from "kysely";

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
}

import type { Generated } from "kysely";

import type { DeclineReason, PaymentState } from "#schemas/commerce/payment-states.ts";

/** Payments by card, what was told of them, and what went back. */
export interface PaymentTables {
  payment: {
    id: Generated<number>;
    public_id: string;
    order_id: number;
    provider: string;
    reference: string | null;
    state: PaymentState;
    reason: DeclineReason | null;
    amount_cents: number;
    refunded_cents: number;
    is_surplus: number;
    locale: string;
    return_url: string;
    expires_at: number;
    look_at: number;
    created_at: number;
    updated_at: number;
  };
  payment_event: {
    id: Generated<number>;
    provider: string;
    event_id: string;
    payment_id: number;
    state: PaymentState;
    happened_at: number;
  };
  refund: {
    id: Generated<number>;
    payment_id: number;
    key: string;
    amount_cents: number;
    /** What of it is the shipping, where that was given back by itself. */
    shipping_cents: Generated<number>;
    /** The administrator who had it given back; null: nobody, the command line, or somebody who is gone. */
    user_id: number | null;
    state: "WANTED" | "DONE" | "FAILED";
    due_at: number;
    attempts: number;
    created_at: number;
    settled_at: number | null;
  };
  /** Of which goods a refund is. */
  refund_line: { refund_id: number; order_line_id: number; quantity: number; cents: number };
}

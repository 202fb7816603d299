import type { Generated } from "kysely";

import type { DeliveryType, OrderState } from "#schemas/commerce/order-states.ts";
import type { OrderPaperKind } from "#schemas/content/order-paper.ts";
import type { ProductType } from "#schemas/content/product.ts";

/** Orders as they were bought, what they hold, and what happened to them. */
export interface OrderTables {
  order: {
    id: Generated<number>;
    code: string;
    access_key: string;
    cart_id: string | null;
    cart_version: number;
    wish: string;
    user_id: number | null;
    locale: string;
    state: OrderState;
    email: string;
    customer: string;
    phone: string;
    firstname: string;
    lastname: string;
    /** Folded: name and address, code and invoice number, by which the estate finds it. */
    search: Generated<string>;
    message: string;
    is_of_age: number | null;
    terms_hash: string;
    delivery_type: DeliveryType;
    delivery: string;
    billing: string;
    service_code: string;
    schedule_id: number | null;
    slot_day: string;
    holds_slot: number;
    discount_code_id: number | null;
    discount_code: string;
    uses_code: number;
    goods_cents: number;
    discount_cents: number;
    shipping_cents: number;
    total_cents: number;
    refunded_cents: number;
    hold_ends_at: number;
    is_hold_extended: number;
    held_since: number;
    held_bottles: number;
    held_for: string;
    is_account_ended: Generated<number>;
    invoice_number: string | null;
    tracking_number: string;
    tracking_link: string;
    paid_at: number | null;
    created_at: number;
    updated_at: number;
  };
  order_line: {
    id: Generated<number>;
    order_id: number;
    declination_id: number;
    name: string;
    type: ProductType;
    year: number | null;
    capacity_ml: number;
    reference: string;
    quantity: number;
    unit_cents: number;
    unit_to_pay_cents: number;
    total_cents: number;
    code_cents: number;
    to_pay_cents: number;
    vat_rate: number;
    /** What was answered to its customization, in words and with its costs, as JSON. */
    customizations: Generated<string>;
    /** What that cost for one; both unit prices hold it. */
    customization_cents: Generated<number>;
    /** 1: its buyer was told that nobody can withdraw from what is made for them. */
    is_personalised: Generated<number>;
  };
  order_hold: { order_id: number; declination_id: number; quantity: number; is_sold: number };
  order_event: {
    id: Generated<number>;
    order_id: number;
    from_state: string;
    to_state: OrderState;
    actor: "CUSTOMER" | "PAYMENT" | "SYSTEM" | "OPERATOR";
    happened_at: number;
  };
  order_paper: {
    id: Generated<number>;
    order_id: number;
    kind: Exclude<OrderPaperKind, "DELIVERY_NOTE">;
    number: string;
    total_cents: number;
    refunded_cents: number;
    taxes: string;
    content: string;
    issued_at: number;
  };
  order_note: {
    id: Generated<number>;
    order_id: number;
    author_id: number | null;
    words: string;
    written_at: number;
  };
  order_counter: { name: string; value: number };
}

import type { Generated } from "kysely";

/** Carts, what is in them, what is typed for them, and the codes that are set on them. */
export interface CartTables {
  cart: {
    id: string;
    user_id: number | null;
    state: "ACTIVE" | "ORDERED" | "MERGED" | "DELETED";
    merged_into: string | null;
    type: "MAIN_CART";
    discount_code: string;
    version: number;
    created_at: number;
    updated_at: number;
  };
  cart_line: {
    id: Generated<number>;
    cart_id: string;
    declination_id: number;
    quantity: number;
    /** Tells lines of one declination apart by how it is made for its buyer; empty: as everybody gets it. */
    customization_hash: string;
    /** What was answered, as JSON. */
    answers: Generated<string>;
    /** 1: whoever said so was told that nobody can withdraw from it. */
    is_told: Generated<number>;
  };
  /** How a product is made for its buyers; `id`: the product's. */
  customization: {
    id: number;
    type: "SIMPLE" | "DYNAMIC_FORM";
    is_required: number;
    is_excluded: number;
  };
  customization_input: { id: Generated<number>; product_id: number; position: number; document: string };
  /** A file of a line of a cart, or of an order. */
  line_file: { file_id: string; cart_line_id: number | null; order_line_id: number | null };
  /** What was typed for a cart on the way to an order, as JSON. */
  checkout: { cart_id: string; draft: string; updated_at: number };
  discount_code: {
    id: Generated<number>;
    code: string;
    code_folded: string;
    type: "EURO" | "PERCENT";
    amount: number;
    starts_at: number | null;
    ends_at: number | null;
    min_cents: number;
    min_bottles: number;
    max_uses: number | null;
    max_uses_per_customer: number | null;
    uses: number;
    is_active: number;
  };
}

/** What shipping costs, by zone and service; when orders are picked up. */
export interface ShippingTables {
  shipping_zone: { id: Generated<number>; position: number; name: string; countries: string; postal_codes: string };
  shipping_service: {
    id: Generated<number>;
    position: number;
    service_code: string;
    delivery_type: "DELIVERY" | "PICKUP";
    site_type: string;
    names: string;
    tracking_url: string;
  };
  shipping_rate: { zone_id: number; service_id: number; bottles: number; cents: number };
  pickup_schedule: {
    id: Generated<number>;
    company_address_id: number;
    weekday: number;
    day: string;
    opens: string;
    closes: string;
    capacity: number;
  };
  pickup_closure: { id: Generated<number>; company_address_id: number; day: string };
  pickup_slot: { schedule_id: number; day: string; taken: number };
}

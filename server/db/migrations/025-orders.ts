import type { Migration } from "./migration.ts";

/** The same bound as of stock (007); totals of many lines are larger. */
const most = 100_000_000;
const mostTotal = 2_000_000_000;

/**
 * Orders as they were bought, what each holds of the stock, and what happened to it. `wish` is a mark of what the
 * customer asked for, so that the same wish twice is one order. A cart has one order at most that waits to be paid.
 * Counters give numbers without a gap: they are raised in the transaction that uses the number.
 */
export const orders: Migration = {
  name: "025-orders",
  statements: ({ id, text, instant, end }) => [
    `create table "order" (
      id ${id},
      code ${text} not null unique,
      access_key ${text} not null,
      cart_id ${text} references cart (id) on delete set null,
      cart_version integer not null,
      wish ${text} not null,
      user_id integer references "user" (id) on delete set null,
      locale ${text} not null,
      state ${text} not null check (state in (
        'AWAITING_PAYMENT', 'PAYMENT_FAILED', 'EXPIRED', 'CANCELLED', 'PAID', 'PAID_STOCK_CONFLICT',
        'PREPARING', 'SHIPPED', 'DELIVERED', 'READY_FOR_PICKUP', 'PICKED_UP', 'CLOSED')),
      email ${text} not null,
      customer ${text} not null,
      phone ${text} not null,
      firstname ${text} not null,
      lastname ${text} not null,
      message ${text} not null,
      is_of_age integer check (is_of_age in (0, 1)),
      terms_hash ${text} not null,
      delivery_type ${text} not null check (delivery_type in ('DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY')),
      delivery ${text} not null,
      billing ${text} not null,
      service_code ${text} not null,
      schedule_id integer,
      slot_day ${text} not null,
      holds_slot integer not null check (holds_slot in (0, 1)),
      discount_code_id integer references discount_code (id),
      discount_code ${text} not null,
      uses_code integer not null check (uses_code in (0, 1)),
      goods_cents integer not null check (goods_cents between 0 and ${mostTotal}),
      discount_cents integer not null check (discount_cents between 0 and ${mostTotal}),
      shipping_cents integer not null check (shipping_cents between 0 and ${most}),
      total_cents integer not null check (total_cents between 0 and ${mostTotal}),
      refunded_cents integer not null,
      hold_ends_at ${instant} not null,
      is_hold_extended integer not null check (is_hold_extended in (0, 1)),
      invoice_number ${text} unique,
      tracking_number ${text} not null,
      tracking_link ${text} not null,
      paid_at ${instant},
      created_at ${instant} not null,
      updated_at ${instant} not null,
      constraint order_adds_up check (total_cents = goods_cents - discount_cents + shipping_cents),
      constraint order_refund_within check (refunded_cents between 0 and total_cents)
    ${end}`,
    `create unique index order_of_cart on "order" (cart_id) where state in ('AWAITING_PAYMENT', 'PAYMENT_FAILED')`,
    `create index order_by_cart on "order" (cart_id)`,
    `create index order_by_user on "order" (user_id)`,
    `create index order_by_code_used on "order" (discount_code_id) where uses_code = 1`,
    `create index order_by_hold on "order" (hold_ends_at) where state in ('AWAITING_PAYMENT', 'PAYMENT_FAILED')`,
    `create table order_line (
      id ${id},
      order_id integer not null references "order" (id) on delete cascade,
      declination_id integer not null references declination (id),
      name ${text} not null,
      type ${text} not null check (type in ('WINE', 'BOX', 'OTHER')),
      year integer,
      capacity_ml integer not null,
      reference ${text} not null,
      quantity integer not null check (quantity between 1 and ${most}),
      unit_cents integer not null check (unit_cents between 0 and ${most}),
      unit_to_pay_cents integer not null check (unit_to_pay_cents between 0 and ${most}),
      total_cents integer not null check (total_cents between 0 and ${mostTotal}),
      code_cents integer not null check (code_cents between 0 and ${mostTotal}),
      to_pay_cents integer not null check (to_pay_cents between 0 and ${mostTotal}),
      vat_rate integer not null check (vat_rate between 0 and 10000)
    ${end}`,
    `create index order_line_by_order on order_line (order_id)`,
    `create index order_line_by_declination on order_line (declination_id)`,
    `create table order_hold (
      order_id integer not null references "order" (id) on delete cascade,
      declination_id integer not null references declination (id),
      quantity integer not null check (quantity between 1 and ${most}),
      is_sold integer not null check (is_sold in (0, 1)),
      primary key (order_id, declination_id)
    ${end}`,
    `create index order_hold_by_declination on order_hold (declination_id)`,
    `create table order_event (
      id ${id},
      order_id integer not null references "order" (id) on delete cascade,
      from_state ${text} not null,
      to_state ${text} not null,
      actor ${text} not null check (actor in ('CUSTOMER', 'PAYMENT', 'SYSTEM', 'OPERATOR')),
      happened_at ${instant} not null
    ${end}`,
    `create index order_event_by_order on order_event (order_id)`,
    `create table order_counter (
      name ${text} primary key,
      value integer not null check (value >= 1)
    ${end}`,
  ],
};

import type { Migration } from "./migration.ts";

/** As of orders' totals (025). */
const most = 2_000_000_000;

/**
 * Payments by card: what the shop wanted of a provider, what was told of it, and what was given back. An order has one at
 * most that can still be paid; one whose money came beside another's is `is_surplus`, and goes back. What a provider tells
 * is noted once by its own name for it. A refund is wanted before it is asked for: whoever asks may end in between.
 */
export const payments: Migration = {
  name: "026-payments",
  statements: ({ id, text, instant, end }) => [
    `create table payment (
      id ${id},
      public_id ${text} not null unique,
      order_id integer not null references "order" (id),
      provider ${text} not null,
      reference ${text},
      state ${text} not null check (state in (
        'CREATED', 'PENDING', 'AUTHORIZED', 'CAPTURED', 'PARTIALLY_REFUNDED', 'REFUNDED',
        'DECLINED', 'CANCELLED', 'EXPIRED', 'ERROR')),
      reason ${text},
      amount_cents integer not null check (amount_cents between 1 and ${most}),
      refunded_cents integer not null,
      is_surplus integer not null check (is_surplus in (0, 1)),
      locale ${text} not null,
      return_url ${text} not null,
      expires_at ${instant} not null,
      look_at ${instant} not null,
      created_at ${instant} not null,
      updated_at ${instant} not null,
      constraint payment_refund_within check (refunded_cents between 0 and amount_cents),
      unique (provider, reference)
    ${end}`,
    `create unique index payment_open on payment (order_id) where state in ('CREATED', 'PENDING', 'AUTHORIZED')`,
    `create unique index payment_taken on payment (order_id)
      where state in ('CAPTURED', 'PARTIALLY_REFUNDED', 'REFUNDED') and is_surplus = 0`,
    `create index payment_by_order on payment (order_id)`,
    `create index payment_by_look on payment (look_at) where state in ('CREATED', 'PENDING', 'AUTHORIZED')`,
    `create table payment_event (
      id ${id},
      provider ${text} not null,
      event_id ${text} not null,
      payment_id integer not null references payment (id) on delete cascade,
      state ${text} not null,
      happened_at ${instant} not null,
      unique (provider, event_id)
    ${end}`,
    `create index payment_event_by_payment on payment_event (payment_id)`,
    `create table refund (
      id ${id},
      payment_id integer not null references payment (id) on delete cascade,
      key ${text} not null unique,
      amount_cents integer not null check (amount_cents between 1 and ${most}),
      state ${text} not null check (state in ('WANTED', 'DONE', 'FAILED')),
      due_at ${instant} not null,
      attempts integer not null,
      created_at ${instant} not null,
      settled_at ${instant}
    ${end}`,
    `create index refund_by_payment on refund (payment_id)`,
    `create index refund_due on refund (due_at) where state = 'WANTED'`,
  ],
};

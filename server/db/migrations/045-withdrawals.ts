import type { Migration } from "./migration.ts";

/**
 * Withdrawals from orders (L10): who declared which goods, when, and what that costs the estate. A declaration has a name of
 * its own, by which it is one however often it is sent. No address stands here: the receipt goes to the order's.
 */
export const withdrawals: Migration = {
  name: "045-withdrawals",
  statements: ({ id, text, instant, end }) => [
    `create table withdrawal (
      id ${id},
      order_id integer not null references "order" (id),
      declaration ${text} not null,
      name ${text} not null,
      locale ${text} not null,
      is_whole integer not null check (is_whole in (0, 1)),
      goods_cents integer not null check (goods_cents between 0 and 2000000000),
      shipping_cents integer not null check (shipping_cents between 0 and 2000000000),
      declared_at ${instant} not null,
      refunded_at ${instant},
      is_restocked integer not null check (is_restocked in (0, 1)),
      unique (order_id, declaration)
    ${end}`,
    `create index withdrawal_unpaid on withdrawal (declared_at) where refunded_at is null`,
    `create table withdrawal_line (
      withdrawal_id integer not null references withdrawal (id) on delete cascade,
      order_line_id integer not null references order_line (id),
      quantity integer not null check (quantity > 0),
      cents integer not null check (cents >= 0),
      primary key (withdrawal_id, order_line_id)
    ${end}`,
    `create index withdrawal_line_by_line on withdrawal_line (order_line_id)`,
  ],
};

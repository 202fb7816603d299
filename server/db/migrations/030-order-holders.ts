import type { Migration } from "./migration.ts";

/**
 * Since when an order and those whose place it took hold their goods, how many, and a mark of the network that asked for
 * it: so many may one customer, or one network, have held unpaid within a day.
 */
export const orderHolders: Migration = {
  name: "030-order-holders",
  statements: ({ instant, text }) => [
    `alter table "order" add column held_since ${instant} not null default 0`,
    `alter table "order" add column held_bottles integer not null default 0`,
    `alter table "order" add column held_for ${text} not null default ''`,
    `create index order_unpaid_by_customer on "order" (customer) where paid_at is null`,
    `create index order_unpaid_by_network on "order" (held_for) where held_for <> ''`,
  ],
};

import type { Migration } from "./migration.ts";

/** What somebody has typed on the way to an order, one draft for a cart: it goes with the cart. */
export const checkouts: Migration = {
  name: "027-checkouts",
  statements: ({ text, instant, end }) => [
    `create table checkout (
      cart_id ${text} primary key references cart (id) on delete cascade,
      draft ${text} not null,
      updated_at ${instant} not null
    ${end}`,
  ],
};

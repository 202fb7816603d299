import type { Migration } from "./migration.ts";

/** The same bound as in 003. */
const most = 100_000_000;

/**
 * Stock apart from the catalogue: what is there, and what of it orders hold. Each form counts its own, a
 * box as well; without a row there is nothing. Whether a form's stock counts at all (`setQuantity`, spec
 * §3) is the catalogue's: `tracks_stock`.
 */
export const stock: Migration = {
  name: "007-stock",
  statements: ({ end }) => [
    `create table stock (
      declination_id integer primary key references declination (id),
      on_hand integer not null check (on_hand between 0 and ${most}),
      reserved integer not null check (reserved between 0 and ${most}),
      constraint stock_reserved_is_there check (reserved <= on_hand)
    ${end}`,
    `insert into stock (declination_id, on_hand, reserved) select id, quantity, 0 from declination where quantity > 0`,
    `alter table declination drop column quantity`,
    `alter table declination rename column set_quantity to tracks_stock`,
  ],
};

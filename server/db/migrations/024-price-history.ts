import type { Migration } from "./migration.ts";

/**
 * What one of a declination cost and since when; nothing is ever taken back of the past. Of the time before this table
 * the price without discounts is known.
 */
export const priceHistory: Migration = {
  name: "024-price-history",
  statements: ({ instant, end }) => [
    `create table price_point (
      declination_id integer not null references declination (id) on delete cascade,
      since ${instant} not null,
      cents integer not null check (cents >= 0),
      primary key (declination_id, since)
    ${end}`,
    `insert into price_point (declination_id, since, cents)
      select id, 0, coalesce(fixed_price_cents, price_cents) from declination`,
  ],
};

import type { Migration } from "./migration.ts";

/** The same bound as of stock (007). */
const most = 100_000_000;

/**
 * What shipping costs: zones (countries and beginnings of postal codes, the first that fits counts), services, and the
 * price of a parcel of at most so many bottles by both.
 */
export const shipping: Migration = {
  name: "021-shipping",
  statements: ({ id, text, end }) => [
    `create table shipping_zone (
      id ${id},
      position integer not null,
      name ${text} not null unique,
      countries ${text} not null,
      postal_codes ${text} not null
    ${end}`,
    `create table shipping_service (
      id ${id},
      position integer not null,
      service_code ${text} not null unique,
      delivery_type ${text} not null check (delivery_type in ('DELIVERY', 'PICKUP')),
      site_type ${text} not null,
      names ${text} not null,
      tracking_url ${text} not null
    ${end}`,
    `create table shipping_rate (
      zone_id integer not null references shipping_zone (id) on delete cascade,
      service_id integer not null references shipping_service (id) on delete cascade,
      bottles integer not null check (bottles between 1 and 1000),
      cents integer not null check (cents between 0 and ${most}),
      primary key (zone_id, service_id, bottles)
    ${end}`,
    `create index shipping_rate_by_service on shipping_rate (service_id)`,
  ],
};

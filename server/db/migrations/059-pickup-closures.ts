import type { Migration } from "./migration.ts";

/** Days on which nothing is picked up have numbers of their own, as all rows have that are records of the console. */
export const pickupClosures: Migration = {
  name: "059-pickup-closures",
  statements: ({ id, text, end }) => [
    "alter table pickup_closure rename to pickup_closed_day",
    `create table pickup_closure (
      id ${id},
      company_address_id integer not null references company_address (id) on delete cascade,
      day ${text} not null,
      unique (company_address_id, day)
    ${end}`,
    `insert into pickup_closure (company_address_id, day)
      select company_address_id, day from pickup_closed_day order by company_address_id, day`,
    "drop table pickup_closed_day",
  ],
};

import type { Migration } from "./migration.ts";

/** The addresses that customers keep with their account; of each user's one is where goods go, and one where bills go. */
export const userAddresses: Migration = {
  name: "029-user-addresses",
  statements: ({ id, text, instant, end }) => [
    `create table user_address (
      id ${id},
      user_id integer not null references "user" (id) on delete cascade,
      firstname ${text} not null,
      lastname ${text} not null,
      address ${text} not null,
      address_part2 ${text} not null,
      postal_code ${text} not null,
      city ${text} not null,
      country_id integer not null,
      is_delivery integer not null check (is_delivery in (0, 1)),
      is_billing integer not null check (is_billing in (0, 1)),
      created_at ${instant} not null
    ${end}`,
    `create index user_address_by_user on user_address (user_id)`,
    `create unique index user_address_of_delivery on user_address (user_id) where is_delivery = 1`,
    `create unique index user_address_of_billing on user_address (user_id) where is_billing = 1`,
  ],
};

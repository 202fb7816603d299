import type { Migration } from "./migration.ts";

/**
 * When orders are picked up at one of the estate's addresses: schedules (of a weekday from 1, Monday, each week; or of one
 * day, weekday 0), days without the weekly ones, and how many orders are held for a schedule on a day. Times of day in Paris.
 */
export const pickup: Migration = {
  name: "022-pickup",
  statements: ({ id, text, end }) => [
    `create table pickup_schedule (
      id ${id},
      company_address_id integer not null references company_address (id) on delete cascade,
      weekday integer not null check (weekday between 0 and 7),
      day ${text} not null,
      opens ${text} not null,
      closes ${text} not null,
      capacity integer not null check (capacity between 0 and 10000),
      check ((weekday = 0) = (day <> '')),
      check (opens < closes),
      unique (company_address_id, weekday, day, opens, closes)
    ${end}`,
    `create table pickup_closure (
      company_address_id integer not null references company_address (id) on delete cascade,
      day ${text} not null,
      primary key (company_address_id, day)
    ${end}`,
    `create table pickup_slot (
      schedule_id integer not null references pickup_schedule (id) on delete cascade,
      day ${text} not null,
      taken integer not null check (taken >= 0),
      primary key (schedule_id, day)
    ${end}`,
  ],
};

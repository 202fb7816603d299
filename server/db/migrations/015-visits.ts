import type { Migration } from "./migration.ts";

/**
 * Whose visits of the day are counted already is asked by visitor, and which marks came today by day. What stood in the
 * first table was of one day.
 */
export const visits: Migration = {
  name: "015-visits",
  statements: ({ text, end }) => [
    `drop table visit_seen`,
    `create table visit_seen (
      day ${text} not null,
      visitor ${text} not null,
      visit ${text} not null,
      primary key (day, visitor, visit)
    ${end}`,
    `create index visit_by_day on visit (day)`,
  ],
};

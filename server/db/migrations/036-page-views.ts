import type { Migration } from "./migration.ts";

/** How often a page was seen on a day, by those who came from one source: counts, and nobody in them. */
export const pageViews: Migration = {
  name: "036-page-views",
  statements: ({ text, end }) => [
    `create table page_view (
      day ${text} not null,
      path ${text} not null,
      source ${text} not null,
      views integer not null,
      primary key (day, path, source)
    ${end}`,
  ],
};

import type { Migration } from "./migration.ts";

/** Records of the estate's collections as documents that are edited (`schemas/collections`); their rows stay what visitors have. */
export const records: Migration = {
  name: "056-records",
  statements: ({ id, text, end }) => [
    `create table record (
      id ${id},
      collection ${text} not null,
      row_id integer,
      document ${text} not null,
      row_values ${text} not null
    ${end}`,
    `create unique index record_by_row on record (collection, row_id)`,
  ],
};

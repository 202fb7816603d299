import type { Migration } from "./migration.ts";

/** Whether who put a line into their cart was told that nobody can withdraw from it: without that they may (commerce L9). */
export const toldLines: Migration = {
  name: "051-told-lines",
  statements: () => [`alter table cart_line add column is_told integer not null default 0 check (is_told in (0, 1))`],
};

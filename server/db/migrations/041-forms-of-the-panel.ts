import type { Migration } from "./migration.ts";

/** A form that is being written stands beside the others before any visitor has it; those that are there are public. */
export const formsOfThePanel: Migration = {
  name: "041-forms-of-the-panel",
  statements: () => [`alter table form add column is_public integer not null default 1 check (is_public in (0, 1))`],
};

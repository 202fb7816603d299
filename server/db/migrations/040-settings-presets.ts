import type { Migration } from "./migration.ts";

/** Looks of the site that an operator keeps under a name: settings that are set together. */
export const settingsPresets: Migration = {
  name: "040-settings-presets",
  statements: ({ id, text, instant, end }) => [
    `create table settings_preset (
      id ${id},
      name ${text} not null unique,
      settings ${text} not null,
      author_id integer references "user" (id) on delete set null,
      created_at ${instant} not null
    ${end}`,
  ],
};

import type { Migration } from "./migration.ts";

/** What a customer knows the device of a login by, in a few words; those that are there have none. */
export const sessionAgents: Migration = {
  name: "028-session-agents",
  statements: ({ text }) => [`alter table session add column agent ${text} not null default ''`],
};

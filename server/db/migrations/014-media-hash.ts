import type { Migration } from "./migration.ts";

/** A media file is named for its content (ADR 034). Files from before keep the name that they have: their hash is empty. */
export const mediaHash: Migration = {
  name: "014-media-hash",
  statements: ({ text }) => [`alter table media add column hash ${text} not null default ''`],
};

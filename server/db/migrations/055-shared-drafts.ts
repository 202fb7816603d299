import type { Migration } from "./migration.ts";

/** Links by which an administrator shows another one what of a page isn't public yet; of each only the hash of its token. */
export const sharedDrafts: Migration = {
  name: "055-shared-drafts",
  statements: ({ id, text, instant, end }) => [
    `create table shared_page (
      id ${id},
      page_id integer not null references page (id) on delete cascade,
      token_hash ${text} not null unique,
      author_id integer references "user" (id) on delete set null,
      made_at ${instant} not null,
      expires_at ${instant} not null
    ${end}`,
    `create index shared_page_by_page on shared_page (page_id)`,
  ],
};
